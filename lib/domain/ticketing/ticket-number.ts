/** How many serial numbers there are: the ten digits of a ticket's 13 after the airline's accounting code. */
const SERIALS = 10_000_000_000;

/** Accounting code of no airline, for the service's own documents, test mode and invented carriers. */
export const HOUSE_CODE = "000";

/**
 * A ticket number as it is written: the airline's accounting code of three digits and the document's ten. The check digit of the trade is a
 * fourteenth one, and not part of it (interface-facts, Industry facts).
 * @throws RangeError where the number has more than 13 digits or none
 */
export function writtenTicketNumber(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1 || number >= 1000 * SERIALS) throw new RangeError(`not a ticket number: ${number}`);
  return String(number).padStart(13, "0");
}

/** A number of thirteen digits as people write it: `250-2400000001`, `250 2400000001` or in one. @returns null where it is none */
export function readTicketNumber(text: string): number | null {
  return /^\d{3}[- ]?\d{10}$/.test(text) && Number(text.slice(-10)) > 0 ? Number(text.replace(/\D/g, "")) : null;
}

/** The accounting code that a number begins with. */
export function accountingCodeOf(number: number): string {
  return writtenTicketNumber(number).slice(0, 3);
}

/** The number of an accounting code and a document number of ten digits. */
export function ticketNumberOf(accountingCode: string, serial: number): number {
  return Number(accountingCode) * SERIALS + serial;
}

/** Whether the text is a ticket's thirteen digits. */
export function isTicketNumber(text: string): boolean {
  return /^\d{13}$/.test(text);
}
