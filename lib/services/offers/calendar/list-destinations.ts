import type { Destination, DestinationsQuery } from "@/lib/contracts/interface/calendar";
import { MAX_CALENDAR_DAYS } from "@/lib/contracts/limits";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { placeOf } from "@/lib/reference/airports";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import { presentAirport, presentCity } from "@/lib/services/ground/presenters/present-reference";
import type { DestinationPrice, DestinationsRequest } from "@/lib/suppliers/port/own-schedule";
import {
  dateProblems,
  daysForSale,
  filterProblems,
  type Problem,
  partyProblems,
  placeProblems,
  refuseProblems,
} from "../search/travel-problems";
import { type Buying, filtersOf, type PresentLowest, travelOf } from "../search/travel-query";
import { callSchedules } from "../suppliers/call-supplier";

/** A city with its lowest price as it is shown. */
type DestinationOf<View> = Omit<Destination, "lowest"> & { lowest: View };

/**
 * The lowest price to every city that can be reached in a period, one way or there and back, over all suppliers, cheapest first. Writes nothing.
 * @throws AppError validation for places, dates or parties that cannot be; currency_not_held
 */
export async function listDestinations<View>(options: {
  partner: PartnerContext;
  locale: Locale;
  query: DestinationsQuery;
  now: Date;
  present: PresentLowest<View>;
}): Promise<DestinationOf<View>[]> {
  const { partner, locale, query, now } = options;
  await validate(query, partner.mode, now);
  const terms = termsIn(partner, query.currency);
  const request = { ...toRequest(query, { agency: partner.id, terms, now }), asker: partner.id };
  const found = await callSchedules(partner.mode, (schedule) => schedule.destinations(request));
  const cheapest = cheapestByPlace(found.flat());
  const present = ({ place, airport, date, returnDate, lowest }: DestinationPrice): DestinationOf<View> => ({
    place: presentCity(place, locale),
    airport: presentAirport(airport, locale),
    date,
    return_date: returnDate,
    lowest: options.present(lowest, { query, terms }),
  });
  return cheapest.map(present);
}

async function validate(query: DestinationsQuery, mode: Mode, now: Date): Promise<void> {
  const { departure_airport, departure_type, date_from, date_to } = query;
  const origin = placeOf(departure_airport, departure_type);
  refuseProblems([
    ...placeProblems("departure_airport", origin),
    ...dateProblems("date_from", date_from, origin, now),
    ...periodProblems(query),
    ...nightsProblems(query),
    ...(date_to < date_from ? [] : dateProblems("date_to", date_to, origin, now)),
    ...partyProblems(query),
    ...(await filterProblems(query, mode, now)),
  ]);
}

function periodProblems({ date_from, date_to }: DestinationsQuery): Problem[] {
  if (date_to < date_from) return [["date_to", REVERSED]];
  return dayNumber(date_to) - dayNumber(date_from) < MAX_CALENDAR_DAYS ? [] : [["date_to", TOO_LONG]];
}

/** Both belong together. */
function nightsProblems({ nights_from, nights_to }: DestinationsQuery): Problem[] {
  if (nights_from === undefined && nights_to === undefined) return [];
  if (nights_from === undefined) return [["nights_from", BOTH_NIGHTS]];
  if (nights_to === undefined) return [["nights_to", BOTH_NIGHTS]];
  return nights_to < nights_from ? [["nights_to", fewerNights(nights_from)]] : [];
}

function toRequest(query: DestinationsQuery, buying: Buying): Omit<DestinationsRequest, "asker"> {
  const { departure_airport, departure_type, date_from, date_to } = query;
  const origin = placeOf(departure_airport, departure_type);
  return {
    origin,
    fromDate: date_from,
    days: dayNumber(date_to) - dayNumber(date_from) + 1,
    roundTrip: roundTripOf(query, origin, buying.now),
    ...travelOf(query, buying),
    filters: filtersOf(query, buying.terms),
  };
}

/** The way back is looked for on days that are sold on every clock: that of a destination may be a day behind. */
function roundTripOf({ nights_from, nights_to }: DestinationsQuery, origin: string, now: Date): DestinationsRequest["roundTrip"] {
  if (nights_from === undefined || nights_to === undefined) return null;
  return { nights: { least: nights_from, most: nights_to }, lastReturn: addDays(daysForSale(origin, now).last, -1) };
}

function cheapestByPlace(found: readonly DestinationPrice[]): DestinationPrice[] {
  const best = new Map<string, DestinationPrice>();
  for (const each of found.toSorted(byPrice)) if (!best.has(each.place)) best.set(each.place, each);
  return [...best.values()];
}

function byPrice(left: DestinationPrice, right: DestinationPrice): number {
  return left.lowest.totalMinor - right.lowest.totalMinor || (left.place < right.place ? -1 : 1);
}

const REVERSED: LocalizedText = t(
  "The last date is before the first. Give a later one.",
  "Последняя дата раньше первой. Укажите более позднюю.",
  "Oxirgi sana birinchisidan oldin. Keyingi sanani kiriting.",
);
const BOTH_NIGHTS: LocalizedText = t(
  "nights_from and nights_to belong together. Give the missing one, or neither.",
  "Параметры nights_from и nights_to нужны вместе. Укажите недостающий или уберите оба.",
  "nights_from va nights_to birga kerak. Yetishmayotganini bering yoki ikkalasini ham olib tashlang.",
);

function fewerNights(least: number): LocalizedText {
  return t(
    `This is less than nights_from. Give at least ${least}.`,
    `Это меньше nights_from. Укажите не меньше ${least}.`,
    `Bu nights_from dan kam. Kamida ${least} bering.`,
  );
}

const TOO_LONG: LocalizedText = t(
  `At most ${MAX_CALENDAR_DAYS} days in one request. Choose a shorter period.`,
  `В одном запросе не более ${MAX_CALENDAR_DAYS} дней. Выберите период покороче.`,
  `Bitta soʻrovda koʻpi bilan ${MAX_CALENDAR_DAYS} kun. Qisqaroq davrni tanlang.`,
);
