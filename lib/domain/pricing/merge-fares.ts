import { type FareTable, firstMarketFrom } from "./fare-table";

/** Fares of which those of some carriers are taken; their terms are texts. */
export interface FareSource {
  table: FareTable<string>;
  keeps: (carrier: string) => boolean;
}

/** All fares of one carrier in one source. */
interface CarrierFares {
  carrier: string;
  source: number;
  /** Markets from `from` up to, not including, `to`. */
  from: number;
  to: number;
}

/** One table of all that is kept. A carrier's fares come from one source alone. Places and terms that no fare uses are left behind. */
export function mergeFares(sources: readonly FareSource[]): FareTable<string> {
  const carriers = sources.flatMap(carriersOf).sort((one, other) => (one.carrier < other.carrier ? -1 : 1));
  const used = sources.map(({ table }, source) =>
    usedBy(
      table,
      carriers.filter((each) => each.source === source),
    ),
  );
  const places = [...new Set(used.flatMap(({ places }) => places))].sort();
  const termsList = [...new Set(used.flatMap(({ terms }) => terms))];
  const [placeNumbers, termsNumbers] = [numbersOf(places), numbersOf(termsList)];
  const renumbered = sources.map(({ table }) => ({
    table,
    place: Uint32Array.from(table.places, (place) => placeNumbers.get(place) ?? 0),
    terms: Uint32Array.from(table.termsList, (terms) => termsNumbers.get(terms) ?? 0),
  }));
  const filled = new TableFiller(carriers, sources, places.length);
  for (const [index, each] of carriers.entries()) {
    const source = renumbered[each.source];
    if (source) filled.append(index, each, source);
  }
  return { carriers: carriers.map(({ carrier }) => carrier), places, termsList, ...filled.columns };
}

function carriersOf({ table, keeps }: FareSource, source: number): CarrierFares[] {
  const perCarrier = table.places.length ** 2;
  return table.carriers.flatMap((carrier, index) => {
    const from = firstMarketFrom(table, index * perCarrier);
    const to = firstMarketFrom(table, (index + 1) * perCarrier);
    return keeps(carrier) && to > from ? { carrier, source, from, to } : [];
  });
}

function usedBy(table: FareTable<string>, carriers: readonly CarrierFares[]): { places: string[]; terms: string[] } {
  const place = new Uint8Array(table.places.length);
  const terms = new Uint8Array(table.termsList.length);
  for (const { from, to } of carriers) {
    for (let market = from; market < to; market++) {
      const pair = (table.markets[market] ?? 0) % place.length ** 2;
      place[Math.floor(pair / place.length)] = 1;
      place[pair % place.length] = 1;
    }
    for (let fare = table.start[from] ?? 0; fare < (table.start[to] ?? 0); fare++) terms[table.terms[fare] ?? 0] = 1;
  }
  return { places: table.places.filter((_, index) => place[index]), terms: table.termsList.filter((_, index) => terms[index]) };
}

/** The columns of the merged table, filled carrier by carrier. */
class TableFiller {
  readonly columns: Pick<FareTable<string>, "markets" | "start" | "amountMinor" | "terms">;
  private markets = 0;
  private fares = 0;

  constructor(
    carriers: readonly CarrierFares[],
    sources: readonly FareSource[],
    private readonly places: number,
  ) {
    const markets = carriers.reduce((total, { from, to }) => total + to - from, 0);
    const fares = carriers.reduce((total, { source, from, to }) => {
      const start = sources[source]?.table.start;
      return total + (start?.[to] ?? 0) - (start?.[from] ?? 0);
    }, 0);
    this.columns = {
      markets: new Float64Array(markets),
      start: new Uint32Array(markets + 1),
      amountMinor: new Float64Array(fares),
      terms: new Uint32Array(fares),
    };
  }

  append(
    carrier: number,
    { from, to }: CarrierFares,
    { table, place, terms }: { table: FareTable<string>; place: Uint32Array; terms: Uint32Array },
  ) {
    const { columns, places } = this;
    const firstFare = table.start[from] ?? 0;
    const lastFare = table.start[to] ?? 0;
    for (let market = from; market < to; market++) {
      const pair = (table.markets[market] ?? 0) % place.length ** 2;
      const origin = place[Math.floor(pair / place.length)] ?? 0;
      columns.markets[this.markets++] = (carrier * places + origin) * places + (place[pair % place.length] ?? 0);
      columns.start[this.markets] = (table.start[market + 1] ?? 0) - firstFare + this.fares;
    }
    columns.amountMinor.set(table.amountMinor.subarray(firstFare, lastFare), this.fares);
    for (let fare = firstFare; fare < lastFare; fare++) columns.terms[this.fares++] = terms[table.terms[fare] ?? 0] ?? 0;
  }
}

function numbersOf(texts: readonly string[]): Map<string, number> {
  return new Map(texts.map((text, index) => [text, index]));
}
