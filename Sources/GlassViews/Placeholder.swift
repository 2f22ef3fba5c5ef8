// Stands here until the target has its own files.
