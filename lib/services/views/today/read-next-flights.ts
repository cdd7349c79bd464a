import type { DepartureItem, NextFlights } from "@/lib/contracts/operator/departures/operator-flights";
import { readLeaving } from "../departures/read-day";

/** Hours ahead, as far as the first passenger list usually goes. */
const HOURS = 72;
/** Rows on Today; the day's own page has all. */
const MOST = 25;

/** Departures of the next three days on which somebody has booked here, in the order of departure, and how full each day is. */
export async function readNextFlights({ now }: { now: Date }): Promise<NextFlights> {
  const leaving = await readLeaving(now, HOURS);
  const booked = leaving.filter(({ sold, invented, held }) => sold - invented + held > 0);
  return { items: booked.slice(0, MOST), total: booked.length, days: daysOf(leaving, booked) };
}

function daysOf(leaving: readonly DepartureItem[], booked: readonly DepartureItem[]): NextFlights["days"] {
  return [...new Set(leaving.map(({ date }) => date))].sort().map((date) => {
    const own = leaving.filter((item) => item.date === date);
    const sum = (field: "capacity" | "sold" | "held") => own.reduce((total, item) => total + item[field], 0);
    return {
      ...{ date, departures: own.length, booked: booked.filter((item) => item.date === date).length },
      ...{ capacity: sum("capacity"), sold: sum("sold"), held: sum("held") },
    };
  });
}
