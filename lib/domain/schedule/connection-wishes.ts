/** What a traveller wants of every connection of a direction; a technical stop is none. */
export interface ConnectionWishes {
  /** The only airports to change at; null for any. IATA codes. */
  at: readonly string[] | null;
  /** Airports at which not to change. */
  notAt: readonly string[];
  /** Least and most minutes between two flights; null for any number. What the airport and the carriers need goes before. */
  minMinutes: number;
  maxMinutes: number | null;
}

export const ANY_CONNECTIONS: ConnectionWishes = { at: null, notAt: [], minMinutes: 0, maxMinutes: null };

export function mayChangeAt({ at, notAt }: ConnectionWishes, airport: string): boolean {
  return (at === null || at.includes(airport)) && !notAt.includes(airport);
}

/** Whether a connection is as it is wanted. @param minutes between the flights */
export function suits(wishes: ConnectionWishes, airport: string, minutes: number): boolean {
  const { minMinutes, maxMinutes } = wishes;
  return minutes >= minMinutes && (maxMinutes === null || minutes <= maxMinutes) && mayChangeAt(wishes, airport);
}
