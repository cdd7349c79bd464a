// Loads reference data, and with DEMO=1 the demonstration: network, fares, two partners with an agent and a deposit each.
// Safe to run again: what is there is brought up to date, money is given once. Ends with the fingerprint that skips it next time.
import fs from "node:fs";
import path from "node:path";
import { v7 as uuid } from "uuid";
import { db, disconnect } from "@/lib/db";
import { hashPassword } from "@/lib/domain/password";
import { airportByCode } from "@/lib/reference/airports";
import { importEntryRules } from "@/lib/services/import-entry-rules";
import { importFares } from "@/lib/services/import-fares";
import { importInterline } from "@/lib/services/import-interline";
import { importInventory } from "@/lib/services/import-inventory";
import { importRates } from "@/lib/services/import-rates";
import { importSchedule } from "@/lib/services/import-schedule";
import { importTaxes } from "@/lib/services/import-taxes";
import { depositMoney } from "@/lib/services/post-ledger";

const DEMO_PASSWORD = "parvoz-demo-2026";
/** 1,000,000,000 UZS in tiyin. */
const DEMO_DEPOSIT_MINOR = 100_000_000_000;

const DEMO_PARTNERS = [
  { code: "HUMO", name: "Humo Sayohat (demonstration)", agent: "Dilnoza Namunaviy", email: "agent@parvoz.example", feeMinor: 2_500_000 },
  { code: "LOCHIN", name: "Lochin Travel (demonstration)", agent: "Timur Namunaviy", email: "agent2@parvoz.example", feeMinor: 4_000_000 },
];

async function seedPartner(spec: (typeof DEMO_PARTNERS)[number]): Promise<void> {
  const existing = await db().partner.findUnique({ where: { code: spec.code } });
  if (existing) return;
  const partnerId = uuid();
  await db().partner.create({
    data: {
      id: partnerId,
      code: spec.code,
      name: spec.name,
      currency: "UZS",
      serviceFeeMinor: BigInt(spec.feeMinor),
      recommendedMarkupBp: 300,
      isDemo: true,
      users: { create: { id: uuid(), email: spec.email, name: spec.agent, passwordHash: await hashPassword(DEMO_PASSWORD), locale: "uz" } },
    },
  });
  await depositMoney({ partnerId, amountMinor: DEMO_DEPOSIT_MINOR, memo: "Opening deposit of the demonstration" });
}

function demoFiles(ending: string): string[] {
  const folder = path.resolve("data/demo");
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(folder, name));
}

function demoFile(name: string): string {
  return path.resolve("data/demo", name);
}

async function seedNetwork(): Promise<void> {
  await importSchedule({ files: demoFiles(".ssim"), isKnownAirport: (code) => airportByCode(code) !== undefined });
  await importFares({ files: [demoFile("fares.csv")] });
  await importInventory({ files: [demoFile("inventory.csv")] });
  await importTaxes({ files: [demoFile("taxes.csv")] });
  await importRates({ files: [demoFile("rates.csv")] });
  await importInterline({ files: [demoFile("interline.csv")] });
}

async function main(): Promise<void> {
  await importEntryRules({ files: [path.resolve("data/reference/entry-rules.csv")] });
  if (process.env.DEMO === "1") {
    await seedNetwork();
    for (const partner of DEMO_PARTNERS) await seedPartner(partner);
  }
  const value = process.env.SEED_FINGERPRINT ?? "";
  await db().setupState.upsert({ where: { key: "seed" }, create: { key: "seed", value }, update: { value } });
  await disconnect();
}

await main();
