import type { Trip, TripDirection, TripSegment } from "@/lib/contracts/trip";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { contactLines } from "@/lib/domain/brand";
import type { Locale } from "@/lib/domain/localized";
import { MAIL_KINDS, type MailKind } from "@/lib/domain/mail/mail";
import { fromMajor } from "@/lib/domain/money";
import { tashkentText } from "@/lib/domain/tashkent";
import { formatDate, formatDateWithWeekday, formatMoney } from "../../receipts/document/format";
import type { Letter, LetterWay } from "./letter";
import { LETTER_TEXTS, standingOf } from "./letter-texts";

/** What a letter is written of: what the customer may see, and nothing else. */
interface LetterSource {
  kind: MailKind;
  trip: Trip;
  tripUrl: string;
  /** Address of the receipts of all passengers; null where they are attached. */
  receiptsUrl: string | null;
  locale: Locale;
}

const GIVEN_BACK: readonly Trip["status"][] = ["refunded", "partiallyrefunded"];

/** What may be written of a trip as it is now. */
export function mailKindsOf(trip: Trip): MailKind[] {
  if (trip.personal_data_erased) return [];
  const possible: Record<MailKind, boolean> = {
    confirmation: standingOf(trip.status) !== "ended",
    receipts: hasReceipts(trip.status),
    change: trip.schedule_changes.length > 0,
    refund: trip.refunded !== null || trip.given_back || GIVEN_BACK.includes(trip.status),
  };
  return MAIL_KINDS.filter((kind) => possible[kind]);
}

/** A letter to the customer, in their language. */
export function composeLetter(source: LetterSource): Letter {
  const { kind, trip, tripUrl, locale } = source;
  const texts = LETTER_TEXTS[locale];
  return {
    locale,
    subject: texts.subject[kind](trip.booking_number, routeOf(trip)),
    heading: texts.heading[kind],
    paragraphs: paragraphsOf(source),
    facts: factsOf(trip, locale),
    flightsHeading: texts.flights,
    ways: trip.directions.map((direction) => wayOf(direction, locale)),
    notices: [texts.localTimes, ...trip.information_for_clients.map((notice) => notice[locale])],
    link: { label: texts.link, url: tripUrl },
    agency: { name: trip.agency, contacts: contactLines({ name: trip.agency, ...trip.contacts }) },
    footer: texts.footer(trip.agency),
  };
}

function routeOf({ directions }: Trip): string {
  const [first] = directions;
  return first ? cities(first) : "";
}

function cities({ departure, arrival }: TripDirection): string {
  return `${departure.airport.city} → ${arrival.airport.city}`;
}

function paragraphsOf({ kind, trip, receiptsUrl, locale }: LetterSource): string[] {
  const texts = LETTER_TEXTS[locale];
  if (kind === "receipts") return [receiptsUrl === null ? texts.receipts : texts.receiptsAt(receiptsUrl)];
  if (kind === "refund") return [texts.refund, ...(standingOf(trip.status) === "ended" ? [] : [texts.refundStays])];
  if (kind === "change") return [changeText(trip, locale)];
  const confirmation = texts.confirmation[standingOf(trip.status)];
  return trip.expire === null ? [confirmation] : [confirmation, texts.payBy(tashkentMoment(trip.expire, locale))];
}

function changeText({ status, schedule_changes }: Trip, locale: Locale): string {
  const texts = LETTER_TEXTS[locale];
  if (status === "refundauthorized") return texts.cancelledByAirline;
  return schedule_changes.some(({ state }) => state === "open") ? texts.changeOpen : texts.changeTold;
}

/** @param utc `YYYY-MM-DD HH:MM:SS` */
function tashkentMoment(utc: string, locale: Locale): string {
  const there = tashkentText(new Date(`${utc.replace(" ", "T")}Z`));
  return `${formatDate(there, locale)}, ${there.slice(11, 16)}`;
}

function factsOf(trip: Trip, locale: Locale): Letter["facts"] {
  const texts = LETTER_TEXTS[locale];
  const { amount, currency } = trip.price;
  const pnrs = [...new Set(trip.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr)))];
  const money = (major: number) => formatMoney(fromMajor(major), currency, locale);
  const facts = [
    { label: texts.number, value: trip.booking_number },
    { label: texts.pnr, value: pnrs.join(", ") },
    { label: texts.passengers, value: trip.passengers.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(", ") },
    { label: texts.total, value: money(amount) },
    { label: texts.refunded, value: trip.refunded === null ? "" : money(trip.refunded) },
  ];
  return facts.filter(({ value }) => value !== "");
}

function wayOf(direction: TripDirection, locale: Locale): LetterWay {
  const date = formatDateWithWeekday(direction.departure.datetime, locale);
  return { title: `${cities(direction)}, ${date}`, flights: direction.segments.map((segment) => flightLine(segment, locale)) };
}

/** `HY 271 · 23:40 Tashkent (TAS) – 03:05 Istanbul (IST), Sun, 6 December 2026 · check-in code HX4K2P` */
function flightLine(segment: TripSegment, locale: Locale): string {
  const { airline, flight_number, departure, arrival, check_in_code } = segment;
  const end = ({ airport, datetime }: TripSegment["departure"]) => `${datetime.slice(11, 16)} ${airport.city} (${airport.code})`;
  const [left, landed] = [departure.datetime.slice(0, 10), arrival.datetime.slice(0, 10)];
  const nextDay = left === landed ? "" : `, ${formatDateWithWeekday(landed, locale)}`;
  const code = check_in_code === null ? "" : ` · ${LETTER_TEXTS[locale].checkIn(check_in_code)}`;
  return `${airline.code} ${flight_number} · ${end(departure)} – ${end(arrival)}${nextDay}${code}`;
}
