import type { Trip, TripDirection, TripSegment } from "@/lib/contracts/trip/trip";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { contactLines } from "@/lib/domain/brand";
import type { Locale } from "@/lib/domain/localized";
import { MAIL_KINDS, type MailKind } from "@/lib/domain/mail/mail";
import { fromMajor } from "@/lib/domain/money";
import { tashkentText } from "@/lib/domain/tashkent";
import { dayInWords } from "@/lib/domain/text/days";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import { RECEIPT_TEXTS } from "@/lib/services/documents/receipts/document/texts";
import { bagTexts, citiesOf, directionTitle, flightLeg, flightLine } from "./flight-line";
import type { Letter, LetterWay } from "./letter";
import { flyingLists, nameOf, refundedLists } from "./letter-lists";
import { LETTER_TEXTS, questionsText, standingOf } from "./letter-texts";

/** What a letter is written of: what the customer may see, and nothing else. */
export interface LetterSource {
  kind: MailKind;
  trip: Trip;
  tripUrl: string;
  /** Where the letter's file is (see `paperOf`): attached, at the address of the receipts, or null where the letter says nothing of it. */
  paperAt: "attached" | { receiptsUrl: string } | null;
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
  const { trip, tripUrl, kind, locale } = source;
  const texts = LETTER_TEXTS[locale];
  return {
    locale,
    subject: texts.subject[saidAs(source)](trip.booking_number, routeOf(trip)),
    heading: texts.heading[saidAs(source)],
    paragraphs: paragraphsOf(source),
    facts: factsOf(trip, locale),
    lists: [...(kind === "refund" ? refundedLists(trip, locale) : []), ...flyingLists(trip, locale)],
    flightsHeading: flightsHeading(source),
    ways: shownDirections(trip).map((shown) => wayOf(shown, trip, locale)),
    notices: [texts.localTimes, ...trip.information_for_clients.map((notice) => notice[locale])],
    link: { label: texts.link, url: tripUrl },
    agency: { name: trip.agency, contacts: contactLines(trip.contacts), colour: trip.colour },
    footer: texts.footer(trip.agency) + questionsText(trip.contacts, locale),
  };
}

/** Flights that were chosen in place of others are no change by the airline. */
function saidAs({ kind, trip }: LetterSource): MailKind | "moved" {
  const last = trip.schedule_changes.at(-1);
  return kind === "change" && trip.status !== "refundauthorized" && last?.state === "chosen" ? "moved" : kind;
}

function flightsHeading({ kind, trip, locale }: LetterSource): string {
  const { flights, flightsLeft, refundedFlights } = LETTER_TEXTS[locale];
  if (!isFlown(trip)) return refundedFlights;
  return kind === "refund" && standingOf(trip.status) !== "ended" ? flightsLeft : flights;
}

/** The flights that are left, with their places in the booking; all that were booked where none is. */
function shownDirections(trip: Trip): { direction: TripDirection; index: number }[] {
  const all = trip.directions.map((direction, index) => ({ direction, index }));
  return isFlown(trip) ? all.filter(({ direction }) => !direction.refunded) : all;
}

function isFlown({ directions }: Trip): boolean {
  return directions.some(({ refunded }) => !refunded);
}

function routeOf(trip: Trip): string {
  const [first] = shownDirections(trip);
  return first ? citiesOf(first.direction) : "";
}

/** The file beside a letter, but for the calendar: tickets once there are any, and until then the booking that waits to be paid. */
export function paperOf(kind: MailKind, { status }: Pick<Trip, "status">): "receipts" | "booking" | null {
  if (kind === "confirmation") return standingOf(status) === "held" ? "booking" : null;
  return hasReceipts(status) ? "receipts" : null;
}

function paragraphsOf(source: LetterSource): string[] {
  const { kind, paperAt, locale } = source;
  if (kind === "receipts" && paperAt === "attached") return [LETTER_TEXTS[locale].receipts];
  return [...toldOf(source), ...paperTexts(source)];
}

function toldOf({ kind, trip, locale }: LetterSource): string[] {
  const texts = LETTER_TEXTS[locale];
  if (kind === "receipts") return [];
  if (kind === "refund") return [texts.refund[isFlown(trip) ? "part" : "whole"]];
  if (kind === "change") return [changeText(trip, locale)];
  const confirmation = texts.confirmation[standingOf(trip.status)];
  return trip.expire === null ? [confirmation] : [confirmation, texts.payBy(tashkentMoment(trip.expire, locale))];
}

function paperTexts({ kind, trip, paperAt, locale }: LetterSource): string[] {
  const { receiptsAttached, receiptsAt, bookingAttached } = LETTER_TEXTS[locale];
  const paper = paperOf(kind, trip);
  if (paper === null || paperAt === null) return [];
  if (paperAt === "attached") return [paper === "receipts" ? receiptsAttached : bookingAttached];
  return paper === "receipts" ? [receiptsAt(paperAt.receiptsUrl)] : [];
}

function changeText({ status, schedule_changes, contacts }: Trip, locale: Locale): string {
  const texts = LETTER_TEXTS[locale];
  if (status === "refundauthorized") {
    return contactLines(contacts).length > 0 ? `${texts.cancelledByAirline} ${texts.contactUs}` : texts.cancelledByAirline;
  }
  return schedule_changes.some(({ state }) => state === "open") ? texts.changeOpen : texts.changeTold;
}

/** @param utc `YYYY-MM-DD HH:MM:SS` */
function tashkentMoment(utc: string, locale: Locale): string {
  const there = tashkentText(new Date(`${utc.replace(" ", "T")}Z`));
  return `${dayInWords(there, locale)}, ${there.slice(11, 16)}`;
}

function factsOf(trip: Trip, locale: Locale): Letter["facts"] {
  const texts = LETTER_TEXTS[locale];
  const { amount, currency } = trip.price;
  const pnrs = [...new Set(trip.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr)))];
  const money = (major: number) => formatMoney(fromMajor(major), currency, locale);
  const facts = [
    { label: texts.number, value: trip.booking_number },
    { label: texts.pnr, value: pnrs.join(", ") },
    { label: texts.passengers, value: trip.passengers.map(nameOf).join(", ") },
    { label: texts.total, value: money(amount) },
    { label: texts.refunded, value: trip.refunded === null ? "" : money(trip.refunded) },
  ];
  return facts.filter(({ value }) => value !== "");
}

function wayOf({ direction, index }: { direction: TripDirection; index: number }, trip: Trip, locale: Locale): LetterWay {
  const { segments } = direction;
  return {
    title: directionTitle(direction, locale),
    flights: segments.map((segment) =>
      [flightLine(segment, locale), ...codeTexts(segment, locale), ...bagTexts(segment, locale)].join(" · "),
    ),
    legs: segments.map((segment) => flightLeg(segment, locale, codeTexts(segment, locale))),
    remarks: boughtBags(trip, index, locale),
  };
}

/** The code for its check-in where there is one: `check-in code HX4K2P` */
function codeTexts({ check_in_code }: TripSegment, locale: Locale): string[] {
  return check_in_code === null ? [] : [LETTER_TEXTS[locale].checkIn(check_in_code)];
}

/** Bags that passengers have bought beyond their fares: `KARIMOV AZIZ: + 1 × 23 kg` */
function boughtBags({ passengers }: Trip, index: number, locale: Locale): string[] {
  const { carriage } = RECEIPT_TEXTS[locale];
  return passengers.flatMap((person) =>
    person.extra_bags
      .filter(({ direction }) => direction === index)
      .map(({ piece, weight }) => `${nameOf(person)}: + ${carriage(piece, weight)}`),
  );
}
