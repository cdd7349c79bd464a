import type { ScheduleEntry, ScheduleRequest } from "@/lib/contracts/interface/services";
import { dayNumber, toDateTimeText } from "@/lib/domain/dates";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { knownDays } from "@/lib/domain/schedule/selling-window";
import { aircraftName } from "@/lib/reference/aircraft";
import { airportsOf, placeOf } from "@/lib/reference/airports";
import { presentAirline, presentAirport, presentOperator } from "@/lib/services/ground/presenters/present-reference";
import type { ScheduledFlight, ScheduleQuery } from "@/lib/suppliers/port/own-schedule";
import { remembered } from "@/lib/util/waiting/remembered";
import { callSchedules } from "../suppliers/call-supplier";

/** Days of one answer, both ends included. */
const MAX_DAYS = 31;

/**
 * Flights of all suppliers that leave in a range of local dates, in the order of departure.
 * @throws AppError validation for unknown airports or a range that is reversed, too long, or of days of which no flights are known
 */
export async function listSchedule(options: { mode: Mode; locale: Locale; query: ScheduleRequest; now: Date }): Promise<ScheduleEntry[]> {
  const { mode, locale, query, now } = options;
  validate(query, await knownBy(mode, now));
  const asking: ScheduleQuery = {
    from: query.departure_from,
    to: query.departure_to,
    origin: query.airport_from ? placeOf(query.airport_from, query.airport_from_type) : null,
    destination: query.airport_to ? placeOf(query.airport_to, query.airport_to_type) : null,
    carriers: query.airlines ?? [],
    now,
  };
  const found = await callSchedules(mode, (schedule) => schedule.timetable(asking));
  const flights = found.flat().sort((left, right) => (left.departureLocal < right.departureLocal ? -1 : 1));
  const airports = new Map<string, ScheduleEntry["departure_airport"]>();
  return flights.map((flight) => presentFlight(flight, locale, airports));
}

interface Known {
  first: string;
  /** The last of all days that are sold. */
  last: string;
  /** The last one on which a schedule has a flight. */
  lastFlight: string;
}

async function knownBy(mode: Mode, now: Date): Promise<Known> {
  const { first, last } = knownDays(now);
  const ends = await callSchedules(mode, (schedule) => schedule.lastDay(now));
  const lastFlight =
    ends
      .map((end) => end ?? last)
      .sort()
      .at(-1) ?? last;
  // No days can be named where no flight is left.
  return { first, last, lastFlight: lastFlight < first || lastFlight > last ? last : lastFlight };
}

function validate(query: ScheduleRequest, { first, last, lastFlight }: Known): void {
  const fields: FieldErrors = {};
  const known = notKnown({ first, last: lastFlight });
  // A range that begins on known days is answered as far as they go.
  if (query.departure_from < first || query.departure_from > lastFlight) fields.departure_from = [known];
  if (query.departure_to < first || query.departure_to > last) fields.departure_to = [known];
  const days = dayNumber(query.departure_to) - dayNumber(query.departure_from) + 1;
  if (days < 1) fields.departure_to = [REVERSED];
  if (days > MAX_DAYS) fields.departure_to = [TOO_LONG];
  for (const field of ["airport_from", "airport_to"] as const) {
    const code = query[field];
    if (code && airportsOf(code).length === 0) fields[field] = [unknownAirport(code)];
  }
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

/** @param airports filled as flights come: a range names few airports, many times */
function presentFlight(flight: ScheduledFlight, locale: Locale, airports: Map<string, ScheduleEntry["departure_airport"]>): ScheduleEntry {
  const airport = (code: string) => remembered(airports, code, () => scheduleAirport(code, locale));
  return {
    flight_number: flight.flightNumber,
    departure: toDateTimeText(flight.departureLocal),
    arrival: toDateTimeText(flight.arrivalLocal),
    departure_airport: airport(flight.origin),
    arrival_airport: airport(flight.destination),
    airline: presentAirline(flight.carrier, locale),
    duration: flight.durationMinutes,
    aircraft: aircraftName(flight.aircraft),
    aircraft_code: flight.aircraft,
    ...(flight.operatedBy && { operating_airline: presentOperator(flight.operatedBy, locale) }),
  };
}

function scheduleAirport(code: string, locale: Locale): ScheduleEntry["departure_airport"] {
  const { title, title_intl, city_intl, country } = presentAirport(code, locale);
  const complete = (text: typeof title_intl): LocalizedText => {
    const fallback = text.en ?? title;
    return { uz: text.uz ?? fallback, en: fallback, ru: text.ru ?? fallback };
  };
  return { code, title: complete(title_intl), city: complete(city_intl), country: complete(country.title_intl) };
}

function unknownAirport(code: string): LocalizedText {
  return t(
    `No airport has the code ${code}. Check the IATA code, such as TAS.`,
    `Аэропорт с кодом ${code} не найден. Проверьте код IATA, например TAS.`,
    `${code} kodli aeroport maʼlum emas. IATA kodini tekshiring, masalan TAS.`,
  );
}

function notKnown({ first, last }: { first: string; last: string }): LocalizedText {
  return t(
    `Flights are known from ${first} to ${last}. Choose dates between them.`,
    `Рейсы известны с ${first} по ${last}. Выберите даты в этих пределах.`,
    `Reyslar ${first}dan ${last}gacha maʼlum. Shu oraliqdagi sanani tanlang.`,
  );
}

const REVERSED: LocalizedText = t(
  "The last date is before the first. Give a later one.",
  "Последняя дата раньше первой. Укажите более позднюю.",
  "Oxirgi sana birinchisidan oldin. Keyingi sanani kiriting.",
);
const TOO_LONG: LocalizedText = t(
  `At most ${MAX_DAYS} days in one request. Ask for the schedule in parts.`,
  `В одном запросе не более ${MAX_DAYS} дней. Запрашивайте расписание по частям.`,
  `Bitta soʻrovda koʻpi bilan ${MAX_DAYS} kun. Jadvalni qismlarga boʻlib soʻrang.`,
);
