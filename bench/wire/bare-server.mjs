// A bare node:http server that sends the bytes of a file, with a short head of its own: what no handler can be faster than.
import fs from "node:fs";
import { createServer } from "node:http";

const body = fs.readFileSync(process.argv[2] ?? "");
const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", "Content-Length": body.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
