import { z } from "zod";
import type { ScheduleImportDetail } from "@/lib/contracts/operator/operator-schedule";
import { db } from "@/lib/db";
import { parseAsked } from "./bookings-to-move";

const cabins = z.enum(["E", "B"]);

/** Departures that an import has left with fewer seats than were sold, and who is asked to leave, in this order. */
export async function presentOversales(importId: string): Promise<ScheduleImportDetail["oversales"]> {
  const oversales = await db().oversale.findMany({ where: { importId }, orderBy: [{ legKey: "asc" }, { cabin: "asc" }] });
  const people = oversales.map((each) => ({ ...each, asked: parseAsked(each.asked) }));
  const ids = people.flatMap((each) => each.asked.map(({ bookingId }) => bookingId));
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, select: { id: true, bookingNumber: true } });
  const numbers = new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber]));
  return people.map(({ legKey, cabin, authorised, sold, asked: leaving }) => {
    const [, carrier = "", number = "", suffix = "", date = "", origin = "", destination = ""] = LEG_KEY.exec(legKey) ?? [];
    return {
      flight: `${carrier}${Number(number)}${suffix}`,
      ...{ date, origin, destination, cabin: cabins.parse(cabin), authorised, sold },
      bookings: leaving.map(({ bookingId, seats, volunteer }) => ({ booking_number: numbers.get(bookingId) ?? "", seats, volunteer })),
    };
  });
}

/** `HY0271|2026-12-01|TASIST` */
const LEG_KEY = /^(\w\w)(\d{4})(\w?)\|([\d-]+)\|(\w{3})(\w{3})$/;
