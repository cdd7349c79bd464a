/** What somebody's departure has become: each is given once. */
export type Places<Item> = ReadonlyMap<Item, Item>;

/** How well two go together, the smallest first: compared number by number. */
export type Rank = readonly number[];

/**
 * Pairs items one to one, those that go together best before all others.
 * @param rankOf null where the two may not be paired. Pairs of one rank are taken in the order of the items.
 */
export function pairUp<Item>(
  ones: readonly Item[],
  others: readonly Item[],
  rankOf: (one: Item, other: Item) => Rank | null,
): Places<Item> {
  const candidates = ones.flatMap((one) =>
    others.flatMap((other) => {
      const rank = rankOf(one, other);
      return rank ? [{ one, other, rank }] : [];
    }),
  );
  const places = new Map<Item, Item>();
  const given = new Set<Item>();
  for (const { one, other } of candidates.sort((some, next) => compareRanks(some.rank, next.rank))) {
    if (places.has(one) || given.has(other)) continue;
    places.set(one, other);
    given.add(other);
  }
  return places;
}

function compareRanks(one: Rank, other: Rank): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
