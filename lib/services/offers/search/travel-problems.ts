import { addDays, dayNumber, fromDayNumber, utcMinutes } from "@/lib/domain/dates";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { SELLING_DAYS } from "@/lib/domain/schedule/selling-window";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportByCode, airportsOf, codeOf } from "@/lib/reference/airports";
import type { Period } from "@/lib/suppliers/port/own-schedule";
import { callSchedules } from "../suppliers/call-supplier";
import type { TravelQuery } from "./travel-query";

/** What is wrong with a field of a question, and what to do. */
export type Problem = [field: string, text: LocalizedText];

/** @throws AppError validation, with every wrong field at once; returns where there is none */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const fields: FieldErrors = {};
  for (const [field, text] of problems) fields[field] = [...(fields[field] ?? []), text];
  throw new AppError("validation", { fields });
}

/** A place that no airport or city has the code of. */
export function placeProblems(field: string, code: string): Problem[] {
  return airportsOf(code).length === 0 ? [[field, unknownPlace(codeOf(code))]] : [];
}

/** Both ends the same place, also where one is a city and the other an airport of it. */
export function samePlaceProblems(field: string, origin: string, destination: string): Problem[] {
  const airports = airportsOf(origin);
  return airportsOf(destination).some((airport) => airports.includes(airport)) ? [[field, SAME_PLACE]] : [];
}

/** A day of departure that has passed on the origin's clocks, or for which nothing is sold yet. */
export function dateProblems(field: string, date: string, origin: string, now: Date): Problem[] {
  const { first, last } = daysForSale(origin, now);
  if (date < first) return [[field, PAST]];
  return date > last ? [[field, tooFar(last)]] : [];
}

/** A period of which no day is for sale on the clocks of the place. Days to either side of the sale are no problem. */
export function periodProblems(field: string, period: Period | null, place: string, now: Date): Problem[] {
  if (!period) return [];
  const { first, last } = daysForSale(place, now);
  const from = dayNumber(period.from);
  const isForSale = from <= dayNumber(last) && from + period.days > dayNumber(first);
  return isForSale ? [] : [[field, noneForSale(first, last)]];
}

/** First and last day of departure that can be bought, on the clocks of the place. */
export function daysForSale(place: string, now: Date): { first: string; last: string } {
  const first = todayAt(place, now);
  return { first, last: addDays(first, SELLING_DAYS) };
}

/** Who may not travel together; the fields are those of every query for prices. */
export function partyProblems(query: { adults: number; children: number; infants: number; infants_with_seat: number }): Problem[] {
  const { adults, children, infants, infants_with_seat } = query;
  const problems: Problem[] = [];
  if (adults < 1) problems.push(["adults", NO_ADULT]);
  if (adults + children + infants_with_seat > MAX_SEATED) problems.push(["adults", TOO_MANY]);
  if (infants > adults) problems.push(["infants", TOO_MANY_INFANTS]);
  return problems;
}

/** What no journey can be like: carriers and places that nobody knows, times that contradict each other. */
export async function filterProblems(query: TravelQuery, mode: Mode, now: Date): Promise<Problem[]> {
  const { min_connection_time: least, max_connection_time: most } = query;
  const places = (["connection_airports", "exclude_connection_airports"] as const).flatMap((list) =>
    (query[list] ?? []).flatMap((code, index) => placeProblems(`${list}.${index}`, code)),
  );
  const isReversed = least !== undefined && most !== undefined && most < least;
  return [
    ...(await airlineProblems(query, mode, now)),
    ...places,
    ...(isReversed ? [["max_connection_time", atLeast(least)] satisfies Problem] : []),
  ];
}

/** Carriers that neither the reference data know nor anybody sells, item by item. */
async function airlineProblems(query: TravelQuery, mode: Mode, now: Date): Promise<Problem[]> {
  const isUnknown = (code: string) => airlineByCode(code) === undefined;
  const asked = (["airlines", "exclude_airlines"] as const).flatMap((list) =>
    (query[list] ?? []).map((code, index) => ({ field: `${list}.${index}`, code })),
  );
  const unknown = asked.filter(({ code }) => isUnknown(code));
  if (unknown.length === 0) return [];
  const onSale = (await callSchedules(mode, (schedule) => schedule.carriers(now))).flat();
  return unknown.flatMap(({ field, code }): Problem[] => (onSale.includes(code) ? [] : [[field, unknownAirline(code)]]));
}

/** Today's date on the clocks of the place; in UTC where the place is unknown. */
function todayAt(place: string, now: Date): string {
  const zone = airportByCode(airportsOf(place)[0] ?? "")?.timeZone;
  const utc = utcMinutes(now);
  return fromDayNumber(Math.floor((zone ? utcToLocal(zone, utc) : utc) / 1440));
}

function atLeast(minutes: number): LocalizedText {
  return t(
    `This is less than min_connection_time. Give at least ${minutes} minutes.`,
    `Это меньше min_connection_time. Укажите не меньше ${minutes} минут.`,
    `Bu min_connection_time dan kam. Kamida ${minutes} daqiqa bering.`,
  );
}

function unknownPlace(code: string): LocalizedText {
  return t(
    `No airport or city has the code ${code}. Check the IATA code, such as TAS.`,
    `Аэропорт или город с кодом ${code} не найден. Проверьте код IATA, например TAS.`,
    `${code} kodli aeroport yoki shahar maʼlum emas. IATA kodini tekshiring, masalan TAS.`,
  );
}

function unknownAirline(code: string): LocalizedText {
  return t(
    `No carrier has the code ${code}. Check the IATA code, such as HY.`,
    `Авиакомпания с кодом ${code} не найдена. Проверьте код IATA, например HY.`,
    `${code} kodli aviakompaniya maʼlum emas. IATA kodini tekshiring, masalan HY.`,
  );
}

function noneForSale(first: string, last: string): LocalizedText {
  return t(
    `None of these days is for sale. Choose days from ${first} to ${last}.`,
    `Ни один из этих дней не продаётся. Выберите дни с ${first} по ${last}.`,
    `Bu kunlarning birortasi ham sotuvda emas. ${first}dan ${last}gacha boʻlgan kunlarni tanlang.`,
  );
}

function tooFar(last: string): LocalizedText {
  return t(
    `Flights are sold ${SELLING_DAYS} days ahead. Choose ${last} or an earlier date.`,
    `Билеты продаются за ${SELLING_DAYS} дней. Выберите дату не позже ${last}.`,
    `Chiptalar ${SELLING_DAYS} kun oldin sotiladi. ${last} yoki undan oldingi sanani tanlang.`,
  );
}

const SAME_PLACE: LocalizedText = t(
  "Departure and arrival are the same place. Choose another city.",
  "Места вылета и прилёта совпадают. Выберите другой город.",
  "Uchish va yetib borish joyi bir xil. Boshqa shaharni tanlang.",
);
const PAST: LocalizedText = t(
  "This date has passed. Choose today or a later date.",
  "Эта дата уже прошла. Выберите сегодняшнюю или более позднюю.",
  "Bu sana oʻtib ketgan. Bugungi yoki keyingi sanani tanlang.",
);
export const RETURN_FIRST: LocalizedText = t(
  "The return is before the departure. Choose a later date.",
  "Дата возвращения раньше даты вылета. Выберите более позднюю.",
  "Qaytish sanasi uchishdan oldin. Keyingi sanani tanlang.",
);
const NO_ADULT: LocalizedText = t(
  "At least one adult has to travel.",
  "Нужен хотя бы один взрослый пассажир.",
  "Kamida bitta katta yoshli yoʻlovchi kerak.",
);
const TOO_MANY: LocalizedText = t(
  `At most ${MAX_SEATED} seats in one search. Split the group.`,
  `В одном поиске не более ${MAX_SEATED} мест. Разделите группу.`,
  `Bitta qidiruvda koʻpi bilan ${MAX_SEATED} ta joy. Guruhni boʻlib qidiring.`,
);
const TOO_MANY_INFANTS: LocalizedText = t(
  "More infants on laps than adults. Choose an infant with a seat for the others.",
  "Младенцев без места больше, чем взрослых. Для остальных выберите младенца с местом.",
  "Joysiz chaqaloqlar kattalardan koʻp. Qolganlari uchun joy bilan chaqaloqni tanlang.",
);
