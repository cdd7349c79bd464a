import type { TicketGroup } from "../offer";

/**
 * Whether all flights of a ticket were given back.
 * @param group index of the ticket's group
 * @param returned directions that its passenger has given back
 */
export function isTicketReturned(groups: readonly TicketGroup[], group: number, returned: readonly number[]): boolean {
  const segments = groups[group]?.segments ?? [];
  return segments.length > 0 && segments.every(([direction]) => returned.includes(direction));
}
