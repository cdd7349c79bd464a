import fs from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";

const FOLDER = path.resolve("docs/guides");

/**
 * Markdown of a guide, with this service's address in its examples.
 * @param name of the file, without `.md`
 * @returns null where there is no such guide
 */
export async function readGuide(name: string): Promise<string | null> {
  if (!/^[a-z-]+$/.test(name)) return null;
  const source = await fs.readFile(path.join(FOLDER, `${name}.md`), "utf8").catch(() => null);
  return source?.replaceAll("{{BASE_URL}}", env().PUBLIC_URL) ?? null;
}
