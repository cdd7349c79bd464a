/** A booking number as it is kept, of what people type: capitals and digits alone. */
export function plainBookingNumber(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
