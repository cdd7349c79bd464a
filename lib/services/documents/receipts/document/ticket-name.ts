/** `KARIMOV/AZIZ RUSTAM`: as names stand on tickets. */
export function ticketName(passenger: { firstName: string; lastName: string; middleName: string | null }): string {
  const given = [passenger.firstName, passenger.middleName].filter(Boolean).join(" ");
  return `${passenger.lastName}/${given}`.toUpperCase();
}
