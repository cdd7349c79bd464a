/** A number from 0 up to but not including 1 that the same words always give (FNV-1a, then the finish of MurmurHash3). */
export function drawn(...words: readonly (string | number)[]): number {
  let mixed = 0x811c_9dc5;
  for (const char of words.join(" ")) mixed = Math.imul(mixed ^ (char.codePointAt(0) ?? 0), 0x0100_0193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** One of some, always the same for the same words. @throws RangeError where there is none */
export function drawnOf<Item>(items: readonly Item[], ...words: readonly (string | number)[]): Item {
  const item = items[Math.floor(drawn(...words) * items.length)];
  if (item === undefined) throw new RangeError("nothing to draw from");
  return item;
}
