import { isDate } from "@/lib/domain/dates";

/**
 * What a date field shows while one types: `04.07.2031`, the dots set by themselves. Takes `4.7.2031`, `04072031` and a pasted `2031-07-04`.
 * @param previous what it showed before: while deleting, no dot comes back
 */
export function maskTypedDate(text: string, previous: string): string {
  if (isDate(text)) return `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)}`;
  const typed = text.replaceAll(/[^\d./\s-]/g, "");
  const padded = typed.replaceAll(/(?<!\d)(\d)(?=\D)/g, "0$1");
  const digits = padded.replaceAll(/\D/g, "").slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
  const isPartDone = digits.length === 2 || digits.length === 4;
  return parts.join(".") + (isPartDone && text.length > previous.length ? "." : "");
}

/** `YYYY-MM-DD` of a `DD.MM.YYYY` that exists, else null. */
export function parseTypedDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : null;
}
