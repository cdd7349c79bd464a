// Loads reference data, and with DEMO=1 the demonstration: network, fares, two partners with an agent and a deposit each.
// Safe to run again: what is there is brought up to date, money is given once. Ends with the fingerprint that skips it next time.
import fs from "node:fs";
import path from "node:path";
import { v7 as uuid } from "uuid";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import type { Role } from "@/lib/contracts/scopes";
import { hashPassword } from "@/lib/crypto/password";
import { db, disconnect } from "@/lib/db";
import { BUILT_IN_RULES, zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { airportByCode } from "@/lib/reference/airports";
import { loadReference } from "@/lib/reference/load-reference";
import { closeInventedStocks, declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { hasAddress, staffColumns } from "@/lib/services/ground/personal-data/staff";
import { PUBLISHED_PASSWORD } from "@/lib/services/operations/demonstration/draw-passwords";
import { markNetwork } from "@/lib/services/operations/demonstration/network-mark";
import { NETWORK_ACTOR } from "@/lib/services/operations/demonstration/remove-network";
import { importBaggage } from "@/lib/services/schedule/imports/import-baggage";
import { importEntryRules } from "@/lib/services/schedule/imports/import-entry-rules";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInterline } from "@/lib/services/schedule/imports/import-interline";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importReference, REFERENCE_KINDS } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import { importZoneRules } from "@/lib/services/schedule/imports/import-zone-rules";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sellInventedSeats } from "@/scripts/demo-sales/sell-seats";

/** 1,000,000,000 UZS in tiyin. */
const DEMO_DEPOSIT_MINOR = 100_000_000_000;

/** High enough for a load test. */
const DEMO_RATES = Object.fromEntries(RATE_CLASSES.map((name) => [name, 1000]));

interface DemoUser {
  name: string;
  email: string;
  role: Role;
}
interface DemoPartner {
  code: string;
  name: string;
  feeMinor: number;
  isHouse?: true;
  users: DemoUser[];
}

const DEMO_PARTNERS: DemoPartner[] = [
  {
    code: "HUMO",
    name: "Humo Sayohat (demonstration)",
    feeMinor: 2_500_000,
    users: [
      { name: "Dilnoza Namunaviy", email: "agent@parvoz.example", role: "admin" },
      { name: "Sardor Namunaviy", email: "counter@parvoz.example", role: "agent" },
    ],
  },
  {
    code: "LOCHIN",
    name: "Lochin Travel (demonstration)",
    feeMinor: 4_000_000,
    users: [{ name: "Timur Namunaviy", email: "agent2@parvoz.example", role: "admin" }],
  },
  {
    code: "PARVOZ",
    name: "Parvoz back office (demonstration)",
    feeMinor: 0,
    isHouse: true,
    users: [{ name: "Nigora Namunaviy", email: "operator@parvoz.example", role: "operator" }],
  },
];

async function seedUser(partnerId: string, { name, email, role }: DemoUser): Promise<void> {
  const known = await db().user.findFirst({ where: await hasAddress(email), select: { id: true } });
  if (known) return void (await db().user.update({ where: known, data: { role } }));
  const id = uuid();
  const person = await staffColumns(id, { email, name });
  await db().user.create({
    data: {
      ...person,
      id,
      partnerId,
      role,
      houseRoles: role === "operator" ? ["administrator"] : [],
      passwordHash: await hashPassword(PUBLISHED_PASSWORD),
      locale: "uz",
    },
  });
}

async function seedPartner(spec: DemoPartner): Promise<void> {
  const existing = await db().partner.findUnique({ where: { code: spec.code } });
  const partnerId = existing?.id ?? uuid();
  if (existing) await db().partner.update({ where: { id: partnerId }, data: { rateLimits: DEMO_RATES } });
  else await createPartner(partnerId, spec);
  for (const user of spec.users) await seedUser(partnerId, user);
}

async function createPartner(partnerId: string, spec: DemoPartner): Promise<void> {
  await db().partner.create({
    data: {
      id: partnerId,
      code: spec.code,
      name: spec.name,
      currency: "UZS",
      serviceFeeMinor: BigInt(spec.feeMinor),
      recommendedMarkupBp: 300,
      isDemo: true,
      isHouse: spec.isHouse ?? false,
      rateLimits: DEMO_RATES,
    },
  });
  if (spec.feeMinor > 0) await depositMoney({ partnerId, amountMinor: DEMO_DEPOSIT_MINOR, memo: "Opening deposit of the demonstration" });
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
  // The demonstration's own tables, of whichever version, take the place of each other, and nobody takes them back.
  const replacing = { allowedLossPercent: 100, allowPriceJumps: true, keepForUndo: false };
  await importSchedule({
    files: demoFiles(".ssim"),
    isKnownAirport: (code) => airportByCode(code) !== undefined,
    actor: NETWORK_ACTOR,
    allowedLossPercent: 100,
  });
  await importRates({ files: [demoFile("rates.csv")], ...replacing });
  await importFares({ files: [demoFile("fares.csv")], ...replacing });
  await importInventory({ files: [demoFile("inventory.csv")], ...replacing });
  await importTaxes({ files: [demoFile("taxes.csv")], ...replacing });
  await importBaggage({ files: [demoFile("baggage.csv")], ...replacing });
  await importInterline({ files: [demoFile("interline.csv")], ...replacing });
  const carriers = await db().$queryRaw<
    { carrier: string }[]
  >`select distinct carrier from schedule_set where withdrawn_by is null order by 1`;
  await declareInventedStocks(
    carriers.map(({ carrier }) => carrier),
    new Date(),
  );
  await sellInventedSeats({ now: new Date() });
  await markNetwork();
}

async function main(): Promise<void> {
  for (const kind of REFERENCE_KINDS)
    await importReference(kind, { files: [path.resolve("data/reference", `${kind}.csv`)], allowedLossPercent: 100 });
  await loadReference();
  // An operator's later release stays. Processes of an older version that take rules from the database go by these from now on.
  if (zoneRules() === BUILT_IN_RULES) await importZoneRules({ files: [path.resolve("data/reference/time-zones.json")] });
  await importEntryRules({ files: [path.resolve("data/reference/entry-rules.csv")], allowedLossPercent: 100 });
  if (process.env.DEMO === "1") {
    await seedNetwork();
    for (const partner of DEMO_PARTNERS) await seedPartner(partner);
  } else await closeInventedStocks(new Date());
  const value = process.env.SEED_FINGERPRINT ?? "";
  await db().setupState.upsert({ where: { key: "seed" }, create: { key: "seed", value }, update: { value } });
  await disconnect();
}

await main();
