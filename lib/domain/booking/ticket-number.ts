const SERIAL_DIGITS = 9;
const CHECK_MODULUS = 7;

/**
 * A 13-digit ticket number: the airline's three digits, nine of the serial, and the check digit, which is the twelve
 * digits before it modulo 7 (interface-facts, Industry facts).
 * @param airlineCode three digits, e.g. `250`
 * @param serial 0 … 999 999 999
 * @throws RangeError where the code is not three digits or the stock has run out
 */
export function ticketNumber(airlineCode: string, serial: number): string {
  if (!/^\d{3}$/.test(airlineCode)) throw new RangeError(`not an airline's ticketing code: ${airlineCode}`);
  if (!Number.isInteger(serial) || serial < 0 || serial >= 10 ** SERIAL_DIGITS) throw new RangeError(`no ticket has serial ${serial}`);
  // Twelve digits are well inside the safe integers.
  const digits = airlineCode + String(serial).padStart(SERIAL_DIGITS, "0");
  return digits + (Number(digits) % CHECK_MODULUS);
}

/** Whether the text is thirteen digits with the right check digit. */
export function isTicketNumber(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text.slice(0, 12)) % CHECK_MODULUS === Number(text.slice(12));
}
