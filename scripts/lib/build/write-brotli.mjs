import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const compress = promisify(zlib.brotliCompress);

/**
 * Writes the brotli form of a build's scripts and styles beside them, once, as small as it gets: the front door sends them
 * (lib/api/front-door/brotli-files.ts).
 * @param {string} distDir folder of the build
 */
export async function writeBrotli(distDir) {
  const folder = path.join(distDir, "static");
  const names = await fs.readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => path.join(folder, name));
  await Promise.all(texts.map(async (file) => fs.writeFile(`${file}.br`, await compress(await fs.readFile(file)))));
}
