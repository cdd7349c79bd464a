import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

const secrets = z.record(z.string(), z.string());

/** Sets the secrets that are not set to those that `npm start` has made in its data folder, where there is one. */
export function findSecrets(): void {
  const file = path.resolve(process.env.DATA_DIR ?? ".data", "secrets.json");
  if (!fs.existsSync(file)) return;
  for (const [name, value] of Object.entries(secrets.parse(JSON.parse(fs.readFileSync(file, "utf8"))))) process.env[name] ??= value;
}
