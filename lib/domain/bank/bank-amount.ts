const SPACES = /[\s\u00a0\u202f']/g;
/** Digits, and one or two decimals behind a comma or a point. A group of three behind a separator is of thousands. */
const PLAIN = /^([+-]?)(\d+)(?:[.,](\d{0,2}))?$/;
const THOUSANDS_OF_COMMAS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const THOUSANDS_OF_POINTS = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;

/**
 * Minor units of an amount as banks write it: with spaces or apostrophes between thousands, decimals behind a comma or a point, and neither where it is whole.
 * A separator with three digits behind it is of thousands, as money here has two decimals.
 * @returns undefined where it is no such amount, or more than is safely counted
 */
export function bankAmount(text: string): number | undefined {
  const bare = text.replace(SPACES, "");
  const plain = THOUSANDS_OF_COMMAS.test(bare)
    ? bare.replaceAll(",", "")
    : THOUSANDS_OF_POINTS.test(bare)
      ? bare.replaceAll(".", "").replace(",", ".")
      : bare;
  const [, sign = "", whole, decimals = ""] = PLAIN.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(`${sign}${whole}${decimals.padEnd(2, "0")}`);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
