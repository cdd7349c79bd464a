import { journeySearch } from "@/lib/client/travel/journey-search";
import { MAX_DIRECTIONS } from "@/lib/contracts/limits";
import { addDays } from "@/lib/domain/dates";
import { headCount, MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { readTravelDay, type TravelDay } from "@/lib/i18n/travel-day";
import { readTypedDate } from "@/lib/i18n/typed-date";
import type { SearchValues } from "../search-form-schema";
import { DAYS_AHEAD } from "../search-values";
import { partyOf, saysTwice, shortened, sumOf } from "./line-words";

// A search as experts write it: `TAS IST 12DEC 19DEC 2A1C1I`.

/** What is wrong with a line, and with which part of it: keys of the texts under `line.errors`. */
export interface LineProblem {
  kind: "places" | "noDate" | "date" | "past" | "late" | "order" | "back" | "party" | "twice" | "many" | "unknown";
  part: string;
  /** `YYYY-MM-DD` that the part was read as, where it is one. */
  date?: string;
}

/** A search whose places are still as they were typed: codes or cities. */
export interface ReadLine {
  trip: SearchValues["trip"];
  ways: { from: string; to: string; date: string }[];
  /** `YYYY-MM-DD`; empty but for a round trip. */
  back: string;
  party: SearchValues["party"];
  cabin: SearchValues["cabin"] | null;
}

type Reading = { line: ReadLine; problem?: never } | { problem: LineProblem; line?: never };

type Piece =
  | { kind: "place" | "date" | "cabin"; text: string; part: string }
  | { kind: "party"; party: SearchValues["party"]; part: string };

/**
 * Reads places, dates, passengers and cabin, divided by spaces, in small or capital letters. One place after a date goes on from the last one
 * (`TAS IST 12DEC LON 15DEC`); a second date, or the way back as places, makes a round trip. Passengers: `2A1C1I1S` are adults, children,
 * infants on a lap and with a seat, together or apart, also as `2в1р`, `2ADT`, `2 взр` or `2 adults`; one adult where there are none. Cabin: `E`
 * or `Y`, `B` or `C`, `A` for any, or its name; also as the Russian letter that looks so, of the same key, or of the word.
 * @param today `YYYY-MM-DD`
 * @param namesOf divides what stands before a date into names of places, see placesIn; without it every word is one
 */
export function readLine(text: string, today: string, namesOf: NamesOf = (words) => words.split(" ")): Reading {
  const pieces = piecesOf(text, today);
  const parties = pieces.filter((piece) => piece.kind === "party");
  const cabins = pieces.filter(({ kind }) => kind === "cabin");
  const repeated =
    parties.find(({ party }, index) => parties.slice(0, index).some((before) => saysTwice(before.party, party))) ?? cabins[1];
  if (repeated) return { problem: { kind: "twice", part: repeated.part } };
  const party = parties.length > 0 ? sumOf(parties.map((piece) => piece.party)) : ONE_ADULT;
  if (!isParty(party)) return { problem: { kind: "party", part: parties.map(({ part }) => part).join(" ") } };
  const journey = journeyOf(pieces, today, namesOf);
  if (journey.problem) return journey;
  return { line: { ...journey.line, party, cabin: cabinOf(cabins[0]?.part) } };
}

/** The words of places before each date of a line, in its order: `new york ist`. */
export function placesIn(text: string, today: string): string[] {
  const found: string[] = [];
  let words: string[] = [];
  for (const { kind, part } of piecesOf(text, today)) {
    if (kind === "place") words.push(part);
    if (kind !== "date" || words.length === 0) continue;
    found.push(words.join(" "));
    words = [];
  }
  return found;
}

type NamesOf = (words: string) => readonly string[];

const ONE_ADULT = { adt: 1, chd: 0, inf: 0, ins: 0 };
const CABINS = [
  ["E", "EYЕУНЭ"],
  ["B", "BCJВСОИБ"],
  ["A", "AАФ"],
] as const;

function cabinOf(letter: string | undefined): ReadLine["cabin"] {
  if (!letter) return null;
  return CABINS.find(([, letters]) => letters.includes(letter.toUpperCase()))?.[0] ?? null;
}

function piecesOf(text: string, today: string): Piece[] {
  const words = shortened(text)
    .trim()
    .replaceAll(/(\p{L})[-–—>/]+(?=\p{L})/gu, "$1 ")
    .split(/\s+/)
    .map((word) => word.replace(/[,;]+$/, ""))
    .flatMap((word) => (mayBeName(word, today) ? [word] : word.split(/[,;]+/)))
    .flatMap((word) => datesApart(word, today))
    .filter((word, index, all) => /[\p{L}\d]/u.test(word) && !joinsParties(word, all[index - 1], all[index + 1]));
  const pieces: Piece[] = [];
  for (let index = 0; index < words.length; ) {
    const joined = wordsOfDate(words.slice(index), today);
    pieces.push(pieceOf(words.slice(index, index + joined).join(""), words[index + joined]));
    index += joined;
  }
  return pieces;
}

const isDate = (text: string, today: string) => readTypedDate(text, { use: "travel", today }) !== null;

/** The same key writes a comma and `б`, a semicolon and `ж`: `,fre` and `cnfv,ek` are names, and who knows the names divides `tas,ist`. */
function mayBeName(word: string, today: string): boolean {
  // Codes with a cabin behind them: `TAS,IST,B`.
  if (/^[A-Z]{3}[,;].*[,;][EYBCJA]$/.test(word)) return false;
  return !/\d/.test(word) && !word.split(/[,;]/).some((part) => isDate(`1${part}`, today));
}

/** Two dates with a dash between them: `12DEC-19DEC`. */
function datesApart(word: string, today: string): string[] {
  if (isDate(word, today)) return [word];
  const [dash] = [...word.matchAll(/[-–—]/g)].filter(
    ({ index }) => isDate(word.slice(0, index), today) && isDate(word.slice(index + 1), today),
  );
  return dash ? [word.slice(0, dash.index), word.slice(dash.index + 1)] : [word];
}

/** How many of these words are one date: `12 DEC 2026`, `12 DEC 26`, `12 DEC`; 1 where the first stands alone. In `5 JAN 12 JAN` no day is a year. */
function wordsOfDate([day = "", month = "", year = "", after = ""]: readonly string[], today: string): number {
  if (!/^\d{1,2}$/.test(day)) return 1;
  const isNextDay = /^\p{L}+$/u.test(after) && isDate(`${year}${after}`, today);
  const isYear = /^\p{L}+\.?$/u.test(month) && /^(\d{2}|\d{4})$/.test(year) && !isNextDay;
  if (isYear && isDate(`${day}${month}${year}`, today)) return 3;
  return isDate(`${day}${month}`, today) ? 2 : 1;
}

function pieceOf(part: string, next = ""): Piece {
  const party = partyOf(part);
  if (party) return { kind: "party", party, part };
  if (/^\p{L}$/u.test(part)) return { kind: cabinOf(part) && !isPreposition(part, next) ? "cabin" : "date", text: part, part };
  return { kind: /\d/.test(part) ? "date" : "place", text: part, part };
}

/** `2 взрослых и 1 ребёнок`: what stands between travellers is no cabin. */
function joinsParties(word: string, before = "", after = ""): boolean {
  return JOINERS.test(word) && partyOf(before) !== null && partyOf(after) !== null;
}

const JOINERS = /^(?:and|with|и|с|va|ва)$/iu;

/** `Ташкент в Стамбул с 12 дек` says nothing of a cabin. */
function isPreposition(letter: string, next: string): boolean {
  return /\p{Script=Cyrillic}/u.test(letter) && next !== "" && !partyOf(next);
}

/** Whether the form's own counters allow the passengers: nine seats, a lap for every infant. */
function isParty(party: SearchValues["party"]): boolean {
  return party.adt > 0 && party.inf <= party.adt && headCount(party) - party.inf <= MAX_SEATED;
}

type Journey = { line: Pick<ReadLine, "trip" | "ways" | "back">; problem?: never } | { problem: LineProblem; line?: never };

function journeyOf(pieces: readonly Piece[], today: string, namesOf: NamesOf): Journey {
  const ways: ReadLine["ways"] = [];
  let places: string[] = [];
  let back = "";
  let last = today;
  const end = addDays(today, DAYS_AHEAD);
  for (const piece of pieces) {
    if (piece.kind === "party" || piece.kind === "cabin") continue;
    if (piece.kind === "place") {
      places.push(piece.text);
      continue;
    }
    const day = readTravelDay(piece.text, { first: last, last: end });
    const isReturn = places.length === 0 && ways.length === 1;
    if (day.date !== undefined && back !== "") return { problem: { kind: "unknown", part: piece.part } };
    if (day.kind !== "day")
      return { problem: { kind: dateProblem(day, today, isReturn), part: piece.part, ...(day.date && { date: day.date }) } };
    const { date } = day;
    last = date;
    const names = places.length > 0 ? namesOf(places.join(" ")) : [];
    const from = names.length === 2 ? names[0] : ways.at(-1)?.to;
    const to = names.at(-1);
    if (isReturn) back = date;
    else if (from === undefined || to === undefined || names.length > 2)
      return { problem: { kind: "places", part: places.join(" ") || piece.part } };
    else ways.push({ from, to, date });
    places = [];
  }
  if (ways.length + places.length > 1 && places.length > 0) return { problem: { kind: "noDate", part: places.join(" ") } };
  if (ways.length === 0) return { problem: { kind: "places", part: places.join(" ") || (pieces[0]?.part ?? "") } };
  if (ways.length > MAX_DIRECTIONS) return { problem: { kind: "many", part: ways.at(-1)?.to ?? "" } };
  return { line: back === "" ? journeySearch(ways) : { trip: "round-trip", ways, back } };
}

/** What is wrong with a day that cannot be chosen. */
function dateProblem({ kind, date }: TravelDay, today: string, isReturn: boolean): LineProblem["kind"] {
  if (date === undefined) return "date";
  if (kind === "late") return "late";
  if (date < today) return "past";
  return isReturn ? "back" : "order";
}
