import type { AskedSeries, SeriesReport } from "@/lib/contracts/operator/schedule-series";
import type { Locale } from "@/lib/domain/localized";
import { legClocks } from "@/lib/domain/schedule/clocks/series-clocks";
import { firstDate, type SeriesLeg } from "@/lib/domain/schedule/series";
import { type Series, seriesMessage } from "@/lib/formats/ssm/write-series";
import { airportByCode } from "@/lib/reference/airports";
import { zoneOf } from "../sets/parts/zone-of";
import { sendMessages } from "./send-messages";

interface ApplySeries {
  asked: AskedSeries;
  actor: string;
  locale: Locale;
  now: Date;
}

/**
 * Applies a series of flights that somebody has filled into a form, as the schedule message that says the same: it is looked at, applied and taken back as
 * any other, and bookings follow.
 */
export async function applySeries({ asked, actor, locale, now }: ApplySeries): Promise<SeriesReport> {
  const { reason, dry_run: dryRun } = asked;
  const series = seriesOf(asked);
  const message = seriesMessage(series);
  const report = await sendMessages({ text: message, dryRun, actor, reason, locale, now });
  return { message, legs: clocksOf(series), report };
}

function seriesOf(asked: AskedSeries): Series {
  const { act, carrier, from, to, classes } = asked;
  return {
    ...{ act, carrier, flightNumber: asked.flight_number, classes, aircraft: asked.aircraft ?? "" },
    dates: { from, to, days: asked.days.reduce((all, day) => all | (1 << (day - 1)), 0) },
    serviceType: asked.kind === "charter" ? "C" : "J",
    ...{ businessSeats: asked.business_seats, economySeats: asked.economy_seats },
    legs: asked.legs.map((leg) => ({
      ...{ origin: leg.origin, departure: minutesOf(leg.departs), departureDay: leg.departs_day },
      ...{ destination: leg.destination, arrival: minutesOf(leg.arrives), arrivalDay: leg.arrives_day },
    })),
  };
}

/** @param clock `HH:MM` */
function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function clocksOf({ act, dates, legs }: Series): SeriesReport["legs"] {
  const date = firstDate(dates);
  if (act === "end" || date === null) return [];
  const isKnown = ({ origin, destination }: SeriesLeg) => airportByCode(origin) !== undefined && airportByCode(destination) !== undefined;
  return legs.filter(isKnown).map((leg) => {
    const { departureOffset, arrivalOffset, minutes } = legClocks(leg, date, {
      origin: zoneOf(leg.origin),
      destination: zoneOf(leg.destination),
    });
    return {
      ...{ origin: leg.origin, destination: leg.destination, date },
      ...{ departs: clockText(leg.departure), departs_day: leg.departureDay, arrives: clockText(leg.arrival), arrives_day: leg.arrivalDay },
      ...{ departure_offset: departureOffset, arrival_offset: arrivalOffset, minutes },
    };
  });
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
