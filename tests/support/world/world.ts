import { randomUUID } from "node:crypto";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { worldFares } from "./world-fares";
import { WORLD_LEGS, worldLeg } from "./world-schedule";

/** A small invented network and a partner that may sell it. */
export interface World {
  partner: PartnerContext;
  userId: string;
  /** Account of kind `deposit` of the partner. */
  depositAccountId: string;
  /** The moment at which tests act; flights leave daily, prices are in UZS. */
  now: Date;
  /** `YYYY-MM-DD` so many days after `now`. */
  date(days: number): string;
}

/** 1,000,000,000 UZS. */
const DEPOSIT_MINOR = 100_000_000_000n;

/**
 * Fills the test file's database: flights of world-schedule.ts, fares of world-fares.ts, taxes, rates, an agreement HY–TK, and invented
 * ticket stocks of its carriers. Call it once per file, before the first search; `makePartner` adds more partners.
 * @param now the present for tests that call routes which change something: those act at the database's time
 */
export async function makeWorld({ now = new Date("2026-12-01T06:00:00Z") }: { now?: Date } = {}): Promise<World> {
  await addSchedule();
  await db().fare.createMany({ data: worldFares() });
  await addRules();
  const { partner, userId, depositAccountId } = await makePartner();
  const today = now.toISOString().slice(0, 10);
  return { partner, userId, depositAccountId, now, date: (days) => addDays(today, days) };
}

/** As good as: tests call much faster than partners. */
const NO_LIMITS = Object.fromEntries(RATE_CLASSES.map((name) => [name, 100_000]));

/** A partner with a service fee of 50,000 UZS, a user and a filled deposit account; carriers of the world have invented ticket stocks. */
export async function makePartner({ depositMinor = DEPOSIT_MINOR, creditLimitMinor = 0n } = {}): Promise<{
  partner: PartnerContext;
  userId: string;
  depositAccountId: string;
}> {
  await declareInventedStocks([...new Set(WORLD_LEGS.map(({ carrier }) => carrier))], new Date());
  const id = randomUUID();
  const userId = randomUUID();
  const depositAccountId = randomUUID();
  const terms = { currency: "UZS", serviceFeeMinor: 5_000_000, recommendedMarkupBp: 500, rateLimits: NO_LIMITS } as const;
  await db().partner.create({ data: { id, name: "Test partner", code: id.slice(0, 8), creditLimitMinor, ...terms } });
  const person = await staffColumns(userId, { email: `${userId}@parvoz.example`, name: "Test agent" });
  await db().user.create({ data: { ...person, id: userId, partnerId: id, passwordHash: "none" } });
  await db().ledgerAccount.create({
    data: { id: depositAccountId, partnerId: id, kind: "deposit", currency: "UZS", balanceMinor: depositMinor },
  });
  return { partner: { id, mode: "live", furtherTerms: [], ...terms }, userId, depositAccountId };
}

async function addSchedule(): Promise<void> {
  const carriers = [...new Set(WORLD_LEGS.map((leg) => leg.carrier))];
  for (const carrier of carriers) {
    const setId = randomUUID();
    const set = { id: setId, carrier, season: "W26", timeMode: "L", validFrom: "2026-01-01", layer: "basic" } as const;
    await db().scheduleImport.create({ data: { id: setId, kind: "file", source: "world", actor: "test", sets: { create: set } } });
    const legs = WORLD_LEGS.filter((leg) => leg.carrier === carrier);
    await db().scheduleLeg.createMany({ data: legs.map((leg) => ({ setId, ...worldLeg(leg) })) });
  }
}

async function addRules(): Promise<void> {
  await db().inventoryRule.createMany({
    data: [
      { carrier: "HY", bookingClass: "C", cabin: "B", daysBefore: 330, authorisedPercent: 100 },
      { carrier: "HY", bookingClass: "Y", cabin: "E", daysBefore: 330, authorisedPercent: 100 },
      { carrier: "HY", bookingClass: "T", cabin: "E", daysBefore: 330, authorisedPercent: 50 },
    ],
  });
  await db().interlineAgreement.create({ data: { carrierA: "HY", carrierB: "TK" } });
  await db().exchangeRate.createMany({
    data: [
      { base: "USD", quote: "UZS", rate: "12650.25" },
      { base: "EUR", quote: "UZS", rate: "13811.5" },
      { base: "RUB", quote: "UZS", rate: "152.4" },
    ],
  });
  await db().taxRule.createMany({
    data: [
      {
        code: "UZ",
        name: "Airport tax",
        airport: "TAS",
        scope: "I",
        adultMinor: 1_000n,
        childMinor: 500n,
        infantMinor: 0n,
        currency: "USD",
      },
      {
        code: "UD",
        name: "Domestic tax",
        airport: "TAS",
        scope: "D",
        adultMinor: 2_000_000n,
        childMinor: 2_000_000n,
        infantMinor: 0n,
        currency: "UZS",
      },
      { code: "YQ", name: "Fuel", carrier: "HY", scope: "I", adultMinor: 2_000n, childMinor: 2_000n, infantMinor: 0n, currency: "USD" },
    ],
  });
  await db().baggagePrice.createMany({
    data: [
      { carrier: "HY", scope: "I", kg: 23, amountMinor: 4_500n, currency: "USD", maxPieces: 2 },
      { carrier: "HY", scope: "D", kg: 23, amountMinor: 10_000_000n, currency: "UZS", maxPieces: 3 },
      { carrier: "TK", scope: "A", kg: 23, amountMinor: 6_000n, currency: "USD", maxPieces: 2 },
      { carrier: "TK", scope: "A", kg: 32, amountMinor: 9_000n, currency: "USD", maxPieces: 1 },
      { carrier: "TK", scope: "I", kg: 32, amountMinor: 9_500n, currency: "USD", maxPieces: 1 },
      { carrier: "EK", scope: "A", kg: 23, amountMinor: 5_000n, currency: "USD", maxPieces: 1 },
    ],
  });
  await db().dataVersion.createMany({
    data: ["schedule", "fares", "inventory", "taxes", "baggage", "rates"].map((kind) => ({ kind, version: 1 })),
  });
}
