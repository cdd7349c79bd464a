/** What a person of the book or of a booking is looked for by. */
interface Sought {
  last_name: string;
  first_name: string;
  doc_number: string;
  tel: string;
}

/** A shorter beginning is that of half the book. */
export const SHORTEST_SOUGHT = 2;

/** Capitals without spaces and signs: `+998 90…`, `AA 123…`, `O'KTAM`. */
export function plainSought(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, "");
}

/** Whether a name in either order, a document or a telephone begins so, or a telephone ends so. @param wanted of plainSought, SHORTEST_SOUGHT long at least */
export function isSought({ last_name, first_name, doc_number, tel }: Sought, wanted: string): boolean {
  const texts = [last_name + first_name, first_name + last_name, doc_number, tel].map(plainSought);
  // A telephone is known by its last figures as well.
  return texts.some((text) => text.startsWith(wanted)) || (/^\d{4,}$/.test(wanted) && plainSought(tel).endsWith(wanted));
}

/** Surnames that a text may mean: all of it, and of several words the first and the last, as names come in either order. */
export function surnamesSought(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return [...new Set([text.trim(), ...[words[0], words.at(-1)].flatMap((word) => (word ? [word] : []))])];
}
