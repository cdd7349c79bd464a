import type { Booking } from "@/lib/contracts/interface/bookings";

const HOUR_MS = 3_600_000;

/** An ASM by which the first flight of a booking leaves and arrives so many hours later, as its airline would send it. */
export function laterMessage({ directions }: Booking, hours: number): string {
  const segment = directions[0]?.segments[0];
  if (!segment) throw new Error("a booking without flights");
  const { airline, flight_number, departure, arrival } = segment;
  const end = ({ airport, datetime }: typeof departure) => {
    const later = new Date(Date.parse(`${datetime.replace(" ", "T")}Z`) + hours * HOUR_MS).toISOString();
    return `${airport.code}${later.slice(8, 10)}${later.slice(11, 13)}${later.slice(14, 16)}`;
  };
  const day = new Date(`${departure.datetime.slice(0, 10)}T00:00:00Z`)
    .toLocaleDateString("en-GB", { day: "2-digit", month: "short", timeZone: "UTC" })
    .replace(/[^\dA-Za-z]/g, "")
    .toUpperCase();
  return `ASM\nLT\nTIM\n${airline.code}${flight_number}/${day}\n${end(departure)} ${end(arrival)}`;
}
