import { addDays, fromDayNumber, utcMinutes } from "@/lib/domain/dates";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { callSuppliers } from "./call-supplier";

/** What is wrong with a field of a question, and what to do. */
export type Problem = [field: string, text: LocalizedText];

/** How far ahead journeys are sold, days from today at the origin. */
const DAYS_AHEAD = 330;

/** @throws AppError validation, with every wrong field at once; returns where there is none */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const fields: FieldErrors = {};
  for (const [field, text] of problems) fields[field] = [...(fields[field] ?? []), text];
  throw new AppError("validation", { fields });
}

/** A place that no airport or city has the code of. */
export function placeProblems(field: string, code: string): Problem[] {
  return airportsOf(code).length === 0 ? [[field, unknownPlace(code)]] : [];
}

/** Both ends the same place, also where one is a city and the other an airport of it. */
export function samePlaceProblems(field: string, origin: string, destination: string): Problem[] {
  const airports = airportsOf(origin);
  return airportsOf(destination).some((airport) => airports.includes(airport)) ? [[field, SAME_PLACE]] : [];
}

/** A day of departure that has passed on the origin's clocks, or for which nothing is sold yet. */
export function dateProblems(field: string, date: string, origin: string, now: Date): Problem[] {
  const today = todayAt(origin, now);
  const last = addDays(today, DAYS_AHEAD);
  if (date < today) return [[field, PAST]];
  return date > last ? [[field, tooFar(last)]] : [];
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

/** Carriers that neither the reference data know nor anybody sells, item by item of `airlines`. */
export async function airlineProblems(airlines: readonly string[], mode: Mode, now: Date): Promise<Problem[]> {
  const isUnknown = (code: string) => airlineByCode(code) === undefined;
  if (!airlines.some(isUnknown)) return [];
  const onSale = (await callSuppliers(mode, (supplier) => supplier.carriers(now))).flat();
  return airlines.flatMap((code, index): Problem[] =>
    isUnknown(code) && !onSale.includes(code) ? [[`airlines.${index}`, unknownAirline(code)]] : [],
  );
}

/** Today's date on the clocks of the place; in UTC where the place is unknown. */
function todayAt(place: string, now: Date): string {
  const zone = airportByCode(airportsOf(place)[0] ?? "")?.timeZone;
  const utc = utcMinutes(now);
  return fromDayNumber(Math.floor((zone ? utcToLocal(zone, utc) : utc) / 1440));
}

function unknownPlace(code: string): LocalizedText {
  return {
    uz: `${code} kodli aeroport yoki shahar maʼlum emas. IATA kodini tekshiring, masalan TAS.`,
    ru: `Аэропорт или город с кодом ${code} не найден. Проверьте код IATA, например TAS.`,
    en: `No airport or city has the code ${code}. Check the IATA code, such as TAS.`,
  };
}

function unknownAirline(code: string): LocalizedText {
  return {
    uz: `${code} kodli aviakompaniya maʼlum emas. IATA kodini tekshiring, masalan HY.`,
    ru: `Авиакомпания с кодом ${code} не найдена. Проверьте код IATA, например HY.`,
    en: `No carrier has the code ${code}. Check the IATA code, such as HY.`,
  };
}

function tooFar(last: string): LocalizedText {
  return {
    uz: `Chiptalar ${DAYS_AHEAD} kun oldin sotiladi. ${last} yoki undan oldingi sanani tanlang.`,
    ru: `Билеты продаются за ${DAYS_AHEAD} дней. Выберите дату не позже ${last}.`,
    en: `Flights are sold ${DAYS_AHEAD} days ahead. Choose ${last} or an earlier date.`,
  };
}

const SAME_PLACE: LocalizedText = {
  uz: "Joʻnash va yetib borish joyi bir xil. Boshqa shaharni tanlang.",
  ru: "Места вылета и прилёта совпадают. Выберите другой город.",
  en: "Departure and arrival are the same place. Choose another city.",
};
const PAST: LocalizedText = {
  uz: "Bu sana oʻtib ketgan. Bugungi yoki keyingi sanani tanlang.",
  ru: "Эта дата уже прошла. Выберите сегодняшнюю или более позднюю.",
  en: "This date has passed. Choose today or a later date.",
};
export const RETURN_FIRST: LocalizedText = {
  uz: "Qaytish sanasi joʻnashdan oldin. Keyingi sanani tanlang.",
  ru: "Дата возвращения раньше даты вылета. Выберите более позднюю.",
  en: "The return is before the departure. Choose a later date.",
};
const NO_ADULT: LocalizedText = {
  uz: "Kamida bitta katta yoshli yoʻlovchi kerak.",
  ru: "Нужен хотя бы один взрослый пассажир.",
  en: "At least one adult has to travel.",
};
const TOO_MANY: LocalizedText = {
  uz: `Bitta qidiruvda koʻpi bilan ${MAX_SEATED} ta joy. Guruhni boʻlib qidiring.`,
  ru: `В одном поиске не более ${MAX_SEATED} мест. Разделите группу.`,
  en: `At most ${MAX_SEATED} seats in one search. Split the group.`,
};
const TOO_MANY_INFANTS: LocalizedText = {
  uz: "Joysiz chaqaloqlar kattalardan koʻp. Qolganlari uchun joy bilan chaqaloqni tanlang.",
  ru: "Младенцев без места больше, чем взрослых. Для остальных выберите младенца с местом.",
  en: "More infants on laps than adults. Choose an infant with a seat for the others.",
};
