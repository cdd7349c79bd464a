import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { checkSettings } from "../settings/check-settings.mjs";

const runtime = z.object({
  databaseUrl: z.string().min(1),
  demo: z.boolean().default(false),
  host: z.string().optional(),
  publicUrl: z.string().optional(),
});

/**
 * Sets DATABASE_URL, where it is not set, to the database of the `npm start` that is running here, and with it how that one is reached and whether
 * it is the demonstration.
 * @throws Error where there is neither, and for each wrong setting
 */
export function findDatabase(): void {
  checkSettings(process.env);
  if (process.env.DATABASE_URL) return;
  const file = path.resolve(process.env.DATA_DIR ?? ".data", "runtime.json");
  const found = fs.existsSync(file) ? runtime.safeParse(JSON.parse(fs.readFileSync(file, "utf8"))) : undefined;
  if (!found?.success) throw new Error("No database: set DATABASE_URL, or run this beside a running `npm start`.");
  const { databaseUrl, demo, host, publicUrl } = found.data;
  process.env.DATABASE_URL = databaseUrl;
  process.env.DEMO = demo ? "1" : "0";
  if (host) process.env.HOST = host;
  if (publicUrl) process.env.PUBLIC_URL = publicUrl;
}
