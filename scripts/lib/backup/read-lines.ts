import fs from "node:fs";
import { createGunzip } from "node:zlib";
import { type Head, head, LINE } from "./backup-format";
import { type SealedSecrets, sealedSecrets } from "./sealed-secrets";

/** The lines of a backup, without their line feeds. @throws Error where the file cannot be read, breaks off or is no gzip */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  fs.createReadStream(file)
    .on("error", (error) => unzipped.destroy(error))
    .pipe(unzipped);
  unzipped.setEncoding("utf8");
  let rest = "";
  try {
    for await (const part of unzipped) {
      const lines = `${rest}${part}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new Error(`${file} is damaged, or no backup of Parvoz (${error instanceof Error ? error.message : error}).`, { cause: error });
  }
}

/** What a backup says of itself, before its tables. @throws Error where it is no backup of this format */
export async function readHead(file: string): Promise<{ head: Head; secrets: SealedSecrets | null }> {
  let found: Head | null = null;
  for await (const line of readLines(file)) {
    const [kind, text] = [line[0], line.slice(1)];
    if (kind === LINE.secrets && found) return { head: found, secrets: sealedSecrets.parse(JSON.parse(text)) };
    if (kind !== LINE.head || found) break;
    found = head.parse(JSON.parse(text));
  }
  if (!found) throw new Error(`${file} is no backup of Parvoz.`);
  return { head: found, secrets: null };
}
