import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

// The server compresses each page at Brotli's highest level, 70 ms for one that it then serves for an hour. A test
// serves it once, so that Brotli's fifth level is enough: 2 ms, and a tenth more bytes. Budgets compress by themselves.
const compress = zlib.brotliCompress;
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
zlib.brotliCompress = ((body, _, done) => compress(body, { params }, done)) as typeof zlib.brotliCompress;
syncBuiltinESMExports();
