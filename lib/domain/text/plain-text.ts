/**
 * Characters that nobody sees, as Unicode lists them: the soft hyphen, marks and joiners of no width, embeddings, overrides and isolates of
 * direction, the byte order mark, fillers and variation selectors; and the place of a picture. Telephones put them around contacts, web pages and
 * messengers into words.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]/gu;

/** Every blank that is no plain one: non-breaking, narrow, of a certain width. */
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;

/** Hyphens that only look like the plain one: that of typographers, the non-breaking one, the minus. */
const HYPHENS = /[\u2010\u2011\u2212\ufe63\uff0d]/g;

/** A text as whoever copied it has seen it: without characters that nobody sees, its blanks and hyphens plain. Line breaks and dashes stay. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "").replace(BLANKS, " ").replace(HYPHENS, "-");
}

/** Signs that stand for the word "number", not for a part of it: `№ 1234567`, `#1234567`. */
const NUMBER_SIGNS = /[№#]/g;
/** Every hyphen, dash and minus. */
const DASHES = /[-\u2010-\u2015\u2212]/g;

/** A number of a document, a booking or a programme in capitals of usual width: without blanks, dashes and the sign № that people put in. */
export function plainNumber(text: string): string {
  const signs = plainText(text).replace(NUMBER_SIGNS, "").replace(DASHES, "").normalize("NFKC");
  return signs.replace(/\s/g, "").toUpperCase();
}
