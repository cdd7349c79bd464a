/** One of some, all equally likely. @throws RangeError where there is none */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Capital letters. */
export function letters(count: number, random: () => number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join("");
}

/** Digits, with zeros in front. */
export function digits(count: number, random: () => number): string {
  return Array.from({ length: count }, () => String(Math.floor(random() * 10))).join("");
}
