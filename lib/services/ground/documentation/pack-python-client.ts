import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { type ZipOptions, zipSync } from "fflate";

const FOLDER = path.resolve("clients/python");
/** Stored as they are, as plain files that all may read, and always with the same moment: the same files are the same archive. */
const STORED: ZipOptions = { level: 0, os: 3, attrs: (0o100644 << 16) >>> 0, mtime: new Date(2026, 0, 1) };

interface Entry {
  /** Path with slashes. */
  name: string;
  content: Buffer;
}

/** The Python client as `pip install` takes it from an address: a wheel (PEP 427), which nothing has to be built of. */
export async function packPythonClient(): Promise<{ name: string; content: Buffer }> {
  const version = await readVersion();
  const sources = await readSources();
  const info = `parvoz-${version}.dist-info`;
  const described = [
    entry(`${info}/METADATA`, await metadata(version)),
    entry(`${info}/WHEEL`, "Wheel-Version: 1.0\nGenerator: parvoz\nRoot-Is-Purelib: true\nTag: py3-none-any\n"),
  ];
  const entries = [...sources, ...described];
  const record = [...entries.map(recordLine), `${info}/RECORD,,`].join("\n");
  const files = [...entries, entry(`${info}/RECORD`, `${record}\n`)].map(({ name, content }) => [name, content]);
  return { name: `parvoz-${version}-py3-none-any.whl`, content: Buffer.from(zipSync(Object.fromEntries(files), STORED)) };
}

async function readVersion(): Promise<string> {
  const project = await fs.readFile(path.join(FOLDER, "pyproject.toml"), "utf8");
  const version = /^version = "([\d.]+)"$/m.exec(project)?.[1];
  if (!version) throw new Error("clients/python/pyproject.toml names no version");
  return version;
}

async function readSources(): Promise<Entry[]> {
  const root = path.join(FOLDER, "parvoz");
  const found = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && /\.py$|^py\.typed$/.test(one.name)).map((one) => path.join(one.parentPath, one.name));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      name: path.relative(FOLDER, file).split(path.sep).join("/"),
      content: await fs.readFile(file),
    })),
  );
}

async function metadata(version: string): Promise<string> {
  const readme = await fs.readFile(path.join(FOLDER, "README.md"), "utf8");
  const head = [
    "Metadata-Version: 2.1",
    "Name: parvoz",
    `Version: ${version}`,
    "Summary: Typed client of the Parvoz flight search and booking interface.",
    "License: MIT",
    "Requires-Python: >=3.9",
    "Description-Content-Type: text/markdown",
  ];
  return `${head.join("\n")}\n\n${readme}`;
}

function entry(name: string, text: string): Entry {
  return { name, content: Buffer.from(text) };
}

/** File, hash and size, by which installers check what they unpack. */
function recordLine({ name, content }: Entry): string {
  return `${name},sha256=${createHash("sha256").update(content).digest("base64url")},${content.length}`;
}
