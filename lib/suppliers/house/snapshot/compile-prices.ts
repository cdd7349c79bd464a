import type pg from "pg";
import { type FareTable, FareTableBuilder, firstMarketFrom } from "@/lib/domain/pricing/fare-table";
import { mergeFares } from "@/lib/domain/pricing/merge-fares";
import { changedCarriers, eachInTurn, isNotIn } from "./by-carrier";
import type { PriceColumns } from "./columns";
import { addFares, readTerms } from "./read-rows";
import { FIELD_END, RECORD_END } from "./records";
import { carriersOf, type SmallTable, selectFares, selectTable } from "./select-records";
import { type About, sameVersion } from "./versions";

/**
 * Compiles fares and all that goes with them.
 * @param client in a transaction
 * @param base older ones of the same database, if there are any: what has not changed since is taken over
 */
export async function compilePrices(client: pg.ClientBase, about: About, base: PriceColumns | null): Promise<PriceColumns> {
  const table = async (name: SmallTable) => {
    const isSame = base && sameVersion(base.about.versions[name], about.versions[name]);
    return isSame ? base.tables[name] : await selectTable(client, name);
  };
  const fares = await compileFares(client, about, base);
  const tables = {
    inventory: await table("inventory"),
    taxes: await table("taxes"),
    baggage: await table("baggage"),
    rates: await table("rates"),
    interline: await table("interline"),
  };
  return { about, fares, cabins: base?.fares === fares ? base.cabins : cabinsOf(fares), tables };
}

async function compileFares(client: pg.ClientBase, about: About, base: PriceColumns | null): Promise<FareTable<string>> {
  const changed = await changedCarriers(client, "fares", about, base?.about);
  if (base && changed?.length === 0) return base.fares;
  const fares = await readFares(client, changed ?? (await carriersOf(client, "fare")));
  if (!base || changed === null) return fares;
  return mergeFares([
    { table: base.fares, keeps: isNotIn(changed) },
    { table: fares, keeps: () => true },
  ]);
}

async function readFares(client: pg.ClientBase, carriers: readonly string[]): Promise<FareTable<string>> {
  const builder = new FareTableBuilder<string>();
  // Grouping by terms: the planner expects as many terms as there are fares, and would sort them all.
  await client.query("set local enable_sort = off");
  await eachInTurn(client, carriers, selectFares, (groups, carrier) => addFares(carrier, groups, builder));
  await client.query("set local enable_sort = on");
  return builder.finish();
}

/** The cabin of every booking class that a carrier has fares in. */
function cabinsOf(fares: FareTable<string>): Uint8Array {
  const { carriers, places, termsList, start, terms } = fares;
  const classes = termsList.map((text) => {
    const { bookingClass, cabin } = readTerms(text);
    return `${bookingClass}${FIELD_END}${cabin}`;
  });
  return Buffer.from(
    carriers
      .map((carrier, index) => {
        const first = start[firstMarketFrom(fares, index * places.length ** 2)] ?? 0;
        const end = start[firstMarketFrom(fares, (index + 1) * places.length ** 2)] ?? 0;
        const own = new Set(differentOf(terms.subarray(first, end), termsList.length).map((each) => classes[each]));
        return Array.from(own, (bookingClass) => `${carrier}${FIELD_END}${bookingClass}${RECORD_END}`).join("");
      })
      .join(""),
  );
}

/** The different ones of numbers below `size`, in the order in which they first come. */
function differentOf(numbers: Uint32Array, size: number): number[] {
  const isKnown = new Uint8Array(size);
  const different: number[] = [];
  for (const number of numbers) {
    if (isKnown[number] === 1) continue;
    isKnown[number] = 1;
    different.push(number);
  }
  return different;
}
