const AMOUNT = /^\d{1,12}(?:\.\d{1,2})?$/;

/**
 * An amount as people type it: `4 250 000`, `4,250,000`, `1250.50`, `1250,5`. A comma before one or two last digits is a decimal one.
 * @returns major units; null where it is no amount
 */
export function amountTyped(text: string): number | null {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, "")
    .replace(/,(?=\d{1,2}$)/, ".")
    .replaceAll(",", "");
  return AMOUNT.test(plain) ? Number(plain) : null;
}

/** The same of a percent, which may be below zero: `3`, `3,5`, `-2`. @returns hundredths of a percent; null where it is none */
export function percentTyped(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("−", "-").replace(/\s*%$/, "");
  return /^-?\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
