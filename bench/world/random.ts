/** A number from 0 up to, not including, 1 that a text always gives (FNV-1a). */
export function steady(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** One of some, all equally likely. */
export function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** So many different ones, drawn by weight (Efraimidis and Spirakis); those without weight never. */
export function drawByWeight<Item>(items: readonly Item[], count: number, weightOf: (item: Item) => number, random: () => number): Item[] {
  return items
    .flatMap((item) => {
      const weight = weightOf(item);
      return weight > 0 ? [{ item, key: -Math.log(1 - random()) / weight }] : [];
    })
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item);
}
