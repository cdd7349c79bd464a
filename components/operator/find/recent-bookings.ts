/** A booking that was opened here: nothing of it that would name a passenger stays in a browser. */
export interface RecentBooking {
  id: string;
  number: string;
  agency: string;
}

const KEY = "parvoz.office.recent";
const MOST = 8;

/** The last opened, the latest first; none where the browser keeps nothing, or something else. */
export function recentBookings(): RecentBooking[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Notes that a booking was opened in this browser. */
export function noteOpened(booking: RecentBooking): void {
  const others = recentBookings().filter(({ id }) => id !== booking.id);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([booking, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows none.
  }
}

function isRecent(value: unknown): value is RecentBooking {
  return (
    typeof value === "object" && value !== null && ["id", "number", "agency"].every((key) => typeof Reflect.get(value, key) === "string")
  );
}
