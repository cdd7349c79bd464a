import { readFile } from "node:fs/promises";
import { disconnect } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { storePartnerLogo } from "@/lib/services/access/store-partner-logo";
import { findDatabase } from "./lib/find-database";

// npm run set:logo -- PARTNER_CODE FILE: the logo on a partner's itinerary receipts, PNG, at most 500 × 160.

function explain(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const texts = Object.values(error.fields ?? {}).flat();
  return texts.map((text) => text.en).join("\n");
}

async function run([partnerCode, file]: string[]): Promise<void> {
  if (!partnerCode || !file) throw new Error("name the partner and the image: npm run set:logo -- PARTNER_CODE FILE");
  findDatabase();
  await storePartnerLogo({ partnerCode, image: await readFile(file) });
  console.log(`The logo of ${partnerCode} is stored. Receipts made before keep the old one.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
