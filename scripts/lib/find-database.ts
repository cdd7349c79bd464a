import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

const runtime = z.object({ databaseUrl: z.string().min(1) });

/**
 * Sets DATABASE_URL, where it is not set, to the database of the `npm start` that is running here.
 * @throws Error where there is neither
 */
export function findDatabase(): void {
  if (process.env.DATABASE_URL) return;
  const file = path.resolve(process.env.DATA_DIR ?? ".data", "runtime.json");
  const found = fs.existsSync(file) ? runtime.safeParse(JSON.parse(fs.readFileSync(file, "utf8"))) : undefined;
  if (!found?.success) throw new Error("No database: set DATABASE_URL, or run this beside a running `npm start`.");
  process.env.DATABASE_URL = found.data.databaseUrl;
}
