// Loaded before a build that a server started: it ends with the server, however that ends, and never writes on alone.
process.stdin.on("end", () => process.exit(1)).resume();
process.stdin.unref();
