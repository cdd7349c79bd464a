import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const FOLDER = path.resolve("clients/typescript");
const BLOCK = 512;
const compress = promisify(gzip);

/** The TypeScript client as `npm install` takes it from an address: a gzipped tar file. */
export async function packClient(): Promise<Buffer> {
  const entries = await fs.readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const shipped = files.filter((file) => !file.includes("node_modules")).toSorted();
  const parts = await Promise.all(shipped.map(tarEntry));
  return compress(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]));
}

async function tarEntry(file: string): Promise<Buffer> {
  const content = await fs.readFile(file);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([tarHeader(`package/${path.relative(FOLDER, file)}`, content.length), content, padding]);
}

/** Header of a plain file, POSIX.1-1988 "ustar": fields at fixed places, numbers in octal. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  const checksum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(checksum, 6)}\0 `, 148);
  return header;
}
