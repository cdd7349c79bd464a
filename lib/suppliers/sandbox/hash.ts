/** A whole number from 0 that a text always gives (FNV-1a, 32 bits): the sandbox is different everywhere, and the same at every call. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}
