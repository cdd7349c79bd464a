// The brotli form of a build's scripts and styles beside them, as small as it gets: the front door sends it (lib/api/front-door/brotli-files.ts).
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const compress = promisify(zlib.brotliCompress);

/** Writes what is missing, each file whole or not at all: a server may be reading. @param {string} distDir folder of the build */
export async function writeBrotli(distDir) {
  const folder = path.join(distDir, "static");
  const names = fs.readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  const missing = names.map((name) => path.join(folder, name)).filter((file) => !fs.existsSync(`${file}.br`));
  await Promise.all(
    missing.map(async (file) => {
      const body = await compress(await fs.promises.readFile(file));
      await fs.promises.writeFile(`${file}.br.new`, body);
      await fs.promises.rename(`${file}.br.new`, `${file}.br`);
    }),
  );
}
