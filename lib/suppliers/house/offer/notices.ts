import { instantAt } from "@/lib/domain/dates";
import type { LocalizedText } from "@/lib/domain/localized";
import type { TicketGroup } from "@/lib/domain/offer";
import { isOvernight } from "@/lib/domain/times/overnight";
import type { Itinerary } from "@/lib/engine/itinerary";
import { airportByCode } from "@/lib/reference/airports";
import { firstLeg, lastLeg } from "../flights";
import { flightNotices } from "./flight-notices";

/** What clients have to know of a direction, in whatever journey. */
export interface DirectionNotices {
  selfTransfers: readonly LocalizedText[];
  overnight: readonly LocalizedText[];
  flights: readonly LocalizedText[];
  isCharter: boolean;
  /** The airports at its ends. */
  origin: string;
  destination: string;
}

/** @throws Error where there are no flights */
export function directionNotices(itinerary: Itinerary, isCharter: boolean): DirectionNotices {
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)];
  if (!first || !last) throw new Error("a direction without flights");
  return {
    selfTransfers: selfTransferNotices(itinerary),
    overnight: overnightNotices(itinerary),
    flights: flightNotices(itinerary),
    isCharter,
    origin: firstLeg(first).origin,
    destination: lastLeg(last).destination,
  };
}

/** What clients have to know before they buy, in three languages. Technical stops are shown with their flight. */
export function noticesFor(journey: readonly DirectionNotices[], groups: readonly TicketGroup[]): LocalizedText[] {
  return [
    ...journey.flatMap(({ selfTransfers }) => selfTransfers),
    ...separateTicketsNotice(journey, groups),
    ...journey.flatMap(({ overnight }) => overnight),
    ...otherAirportNotices(journey),
    ...journey.flatMap(({ flights }) => flights),
    ...(journey.some(({ isCharter }) => isCharter) ? [CHARTER] : []),
  ];
}

const CHARTER: LocalizedText = {
  uz: "Charter reys: jadval oʻzgarishi mumkin, chiptani qaytarish va almashtirish shartlari cheklangan.",
  ru: "Чартерный рейс: расписание может измениться, условия возврата и обмена билета ограничены.",
  en: "Charter flight: the timetable may change, and refunds and changes are restricted.",
};

const SEPARATE_WAYS: LocalizedText = {
  uz: "Borib-qaytish alohida chiptalarda: har bir aviakompaniya faqat oʻz reyslari uchun javob beradi, bir chiptaning oʻzgarishi boshqasiga taʼsir qilmaydi.",
  ru: "Полёты туда и обратно оформляются отдельными билетами: каждый перевозчик отвечает только за свои рейсы, изменение одного билета не меняет другой.",
  en: "The way out and the way back are on separate tickets: each carrier answers for its own flights only, and a change of one ticket does not change the other.",
};

const SEPARATE_DIRECTIONS: LocalizedText = {
  uz: "Yoʻnalishlar alohida chiptalarda: har bir aviakompaniya faqat oʻz reyslari uchun javob beradi, bir chiptaning oʻzgarishi boshqasiga taʼsir qilmaydi.",
  ru: "Направления оформляются отдельными билетами: каждый перевозчик отвечает только за свои рейсы, изменение одного билета не меняет другой.",
  en: "The directions are on separate tickets: each carrier answers for its own flights only, and a change of one ticket does not change the other.",
};

function selfTransferNotices(itinerary: Itinerary): LocalizedText[] {
  return connectionsOf(itinerary)
    .filter(({ selfTransfer }) => selfTransfer)
    .map(({ arriving }) => {
      const city = cityOf(lastLeg(arriving).destination);
      return {
        uz: `${city.uz}: mustaqil ulanish, alohida chiptalar. Bagajni oling, roʻyxatdan qayta oʻting va kerak boʻlsa, kirish vizasini oldindan rasmiylashtiring. Ulanuvchi reysga kechikish xavfi yoʻlovchining zimmasida.`,
        ru: `${city.ru}: самостоятельная пересадка, отдельные билеты. Получите багаж, пройдите регистрацию заново и при необходимости заранее оформите въездную визу. Риск опоздания на стыковочный рейс несёт пассажир.`,
        en: `${city.en}: self transfer on separate tickets. Collect your baggage, check in again and, where needed, arrange an entry visa in advance. Missing the onward flight is at the passenger’s own risk.`,
      };
    });
}

function separateTicketsNotice(journey: readonly unknown[], groups: readonly TicketGroup[]): LocalizedText[] {
  const ridesTogether = groups.some((group) => new Set(group.segments.map(([direction]) => direction)).size > 1);
  if (journey.length < 2 || groups.length < 2 || ridesTogether) return [];
  return [journey.length === 2 ? SEPARATE_WAYS : SEPARATE_DIRECTIONS];
}

function overnightNotices(itinerary: Itinerary): LocalizedText[] {
  return connectionsOf(itinerary)
    .map(({ arriving, leaving }) => ({ from: lastLeg(arriving), to: firstLeg(leaving) }))
    .filter(({ from, to }) => isOvernight(from.arrivalLocal, to.departureUtc - from.arrivalUtc))
    .map(({ from, to }) => {
      const city = cityOf(from.destination);
      const hours = `${clockOf(from.arrivalLocal)}–${clockOf(to.departureLocal)}`;
      return {
        uz: `${city.uz}: tungi ulanish, kutish ${hours}.`,
        ru: `${city.ru}: ночная пересадка, ожидание ${hours}.`,
        en: `${city.en}: overnight connection, you wait at night, ${hours}.`,
      };
    });
}

/** Where a direction leaves from another airport than the one before it arrived at: also where that was asked for, as in an open jaw. */
function otherAirportNotices(journey: readonly DirectionNotices[]): LocalizedText[] {
  const textOf = journey.length === 2 ? flightBackFrom : nextFlightFrom;
  return journey.slice(1).flatMap(({ origin }, index) => {
    const landed = journey[index]?.destination;
    return landed === undefined || landed === origin ? [] : [textOf(landed, origin)];
  });
}

function flightBackFrom(arrival: string, departure: string): LocalizedText {
  return {
    uz: `Diqqat: siz ${arrival} aeroportiga uchib borasiz, qaytish reysi esa ${departure} aeroportidan.`,
    ru: `Внимание: вы прилетаете в аэропорт ${arrival}, а обратный рейс вылетает из аэропорта ${departure}.`,
    en: `Please note: you arrive at ${arrival}, and the flight back leaves from ${departure}.`,
  };
}

function nextFlightFrom(arrival: string, departure: string): LocalizedText {
  return {
    uz: `Diqqat: siz ${arrival} aeroportiga uchib borasiz, keyingi reys esa ${departure} aeroportidan.`,
    ru: `Внимание: вы прилетаете в аэропорт ${arrival}, а следующий рейс вылетает из аэропорта ${departure}.`,
    en: `Please note: you arrive at ${arrival}, and the next flight leaves from ${departure}.`,
  };
}

function connectionsOf({ segments, selfTransfer }: Itinerary) {
  return segments.slice(1).map((leaving, index) => ({
    arriving: segments[index] ?? leaving,
    leaving,
    selfTransfer: selfTransfer[index] ?? false,
  }));
}

/** `22:40` of a local time in minutes. */
function clockOf(localMinutes: number): string {
  return instantAt(localMinutes).toISOString().slice(11, 16);
}

function cityOf(airport: string): LocalizedText {
  const city = airportByCode(airport)?.city ?? { uz: airport, ru: airport, en: airport };
  const named = (name: string) => (name === airport ? airport : `${name} (${airport})`);
  return { uz: named(city.uz), ru: named(city.ru), en: named(city.en) };
}
