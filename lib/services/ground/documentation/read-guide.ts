import fs from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";

const FOLDER = path.resolve("docs/guides");

/**
 * Markdown of a guide, with this service's address in its examples.
 * @param name of the file, without `.md`
 * @param locale English guides are the originals; translations stand in a folder of their language
 * @returns null where there is no such guide in that language
 */
export async function readGuide(name: string, locale: Locale): Promise<string | null> {
  if (!/^[a-z-]+$/.test(name)) return null;
  const file = path.join(FOLDER, locale === "en" ? "" : locale, `${name}.md`);
  const source = await fs.readFile(file, "utf8").catch(() => null);
  return source?.replaceAll("{{BASE_URL}}", env().PUBLIC_URL) ?? null;
}
