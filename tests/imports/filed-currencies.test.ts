import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { FILED_CURRENCIES } from "@/lib/domain/money";
import { importBaggage } from "@/lib/services/schedule/imports/import-baggage";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { undoFares } from "@/lib/services/schedule/imports/undo-fares";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { someFile } from "@/tests/support/run/files";
import { makeWorld, type World } from "@/tests/support/world/world";

const RATES = ["base,quote,rate", "USD,UZS,12650.25", "EUR,UZS,13811.5", "RUB,UZS,152.4"];
/** What one unit of the currencies of the region costs, soums. */
const REGION = { KZT: 23.5, AED: 3_308, TRY: 287, GBP: 16_020, INR: 136, CNY: 1_712 };

const rates = (...more: string[]) => importRates({ files: [someFile("rates.csv", [...RATES, ...more])], allowedLossPercent: 100 });
const regional = () => rates(...Object.entries(REGION).map(([currency, rate]) => `${currency},UZS,${rate}`));

const COLUMNS =
  "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
  "baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";

/** HY sells TAS–IST for 1,000 units of each currency, the first in its lowest brand. */
const fares = (...currencies: string[]) => {
  const lines = currencies.map(
    (currency, rank) => `HY,TAS,IST,${currency},${rank},T,E,1000,${currency},75,10,50,0,0,1,8,,,,0,no,no,40,60,`,
  );
  return importFares({ files: [someFile("fares.csv", [COLUMNS, ...lines])], allowedLossPercent: 100, allowPriceJumps: true });
};

async function problemsOf(work: Promise<unknown>): Promise<string[][]> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ImportRefused)) throw error;
  return error.refused.flatMap(({ badLines }) => badLines.map(({ problem, value, other }) => [problem, value, other]));
}

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test("fares of every currency of the region are sold at their exchange rate, in whole soums", async () => {
  await regional();
  await fares(...Object.keys(REGION));
  const travel = { cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, currency: "UZS", now: world.now } as const;
  const directions = [directionOf("TAS", "IST", world.date(30))];
  const { offers } = await houseSupplier.selling.search({
    ...travel,
    directions,
    filters: { ...NO_FILTERS, carriers: ["HY"], maxStops: 0 },
  });
  const family = await houseSupplier.selling.fareFamily(offers[0]?.reference ?? "", travel);
  const sold = (family ?? []).map(({ brand, fares: [fare] }) => [brand, (fare?.fareMinor ?? 0) / 100]);
  expect(Object.fromEntries(sold)).toEqual(Object.fromEntries(Object.entries(REGION).map(([currency, rate]) => [currency, 1000 * rate])));
});

test("nothing is on file that no rate makes a price of: the file is refused, the rates are, and so is an undo", async () => {
  await regional();
  await fares("KZT");
  const missing = [["rate_missing", "KZT", "UZS"]];
  expect(await problemsOf(rates())).toEqual(missing);
  expect(await db().exchangeRate.count()).toBe(RATES.length - 1 + Object.keys(REGION).length);
  await fares("USD");
  await rates();
  expect(await problemsOf(fares("KZT"))).toEqual(missing);
  await expect(undoFares({ now: world.now })).rejects.toThrow("No exchange rate leads from KZT to UZS");
  expect(await db().fare.findMany({ where: { carrier: "HY" }, select: { currency: true } })).toEqual([{ currency: "USD" }]);
  const taxes = ["code,name,airport,carrier,scope,adult,child,infant,currency", "KZ,Charge,ALA,,A,10,10,0,KZT"];
  expect(await problemsOf(importTaxes({ files: [someFile("taxes.csv", taxes)], allowedLossPercent: 100 }))).toEqual(missing);
  const bags = ["carrier,scope,kg,price,currency,max_pieces", "HY,A,23,10,GBP,2"];
  expect(await problemsOf(importBaggage({ files: [someFile("bags.csv", bags)], allowedLossPercent: 100 }))).toEqual([
    ["rate_missing", "GBP", "UZS"],
  ]);
});

test("a currency that nobody files is refused with those that there are", async () => {
  expect(await problemsOf(fares("XAU"))).toEqual([["currency", "XAU", FILED_CURRENCIES.join(", ")]]);
});
