import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { TownRow } from "@/lib/formats/csv/town-table";
import { type Airport, airportByCode, airportsOf, allAirports, formerCodes } from "./airports";
import { countryName } from "./countries";
import { derived } from "./current-tables";
import { onOtherKeyboard } from "./find/keyboard-layout";
import { errorsFromStart } from "./find/near-text";
import { foldText, latinFromCyrillic, soundOf } from "./find/search-text";
import { townsByPlace } from "./towns";

/** One line of the autocomplete. `code` is what a search takes: a metropolitan code, or an airport's own. */
export interface Place {
  code: string;
  /** `city` stands for all airports of a metropolitan area. */
  kind: "city" | "airport";
  name: string;
  city: string;
  country: string;
  /** The town that it was found by, where it serves another one than its own. */
  town?: string;
}

/** A place that was found. */
export interface FoundPlace extends Pick<Place, "code" | "kind"> {
  /** Itself, or the city's first. */
  airport: Airport;
  /** The town that it was found by, where that is another one than its own. */
  town?: TownNames;
}

/** A town without an airport of its own; null where no name in a language is known. */
export interface TownNames {
  en: string;
  ru: string | null;
  uz: string | null;
}

interface Town {
  names: TownNames;
  /** Folded, each led by a space. */
  texts: string[];
}

interface Entry extends FoundPlace {
  /** Codes that name it, folded. */
  codes: string[];
  /** Names in all languages, folded, each led by a space so that ` x` finds the start of a word. */
  cities: string[];
  names: string[];
  countries: string[];
  /** Towns that are served from here. */
  towns: Town[];
  /** Names that are known in Latin letters alone, as they sound. */
  sounds: string[];
}

/** Better is smaller. */
const RANK = {
  code: 0,
  city: 1,
  town: 2,
  cityPrefix: 3,
  townPrefix: 4,
  cityWord: 5,
  nameWord: 6,
  country: 7,
  words: 8,
  headless: 9,
} as const;

/** What an empty field suggests: the region's busiest places. */
const POPULAR = ["TAS", "MOW", "IST", "SKD", "DXB", "LED", "ALA", "JED"];

/** Other names that people type. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  MOW: ["Msk", "Мск"],
  LED: ["Piter", "Питер", "St Petersburg", "Spb", "Спб"],
  SVX: ["Ekb", "Екб"],
  FRA: ["Frankfurt am Main", "Франкфурт-на-Майне"],
  ALA: ["Alma-Ata", "Алма-Ата"],
  NQZ: ["Nur-Sultan", "Нур-Султан"],
  SGN: ["Saigon", "Сайгон"],
  DPS: ["Bali", "Бали"],
  NYC: ["NY"],
};

/** The same, of cities that are not the first which one who types their beginning means: `new` is New York. */
const FURTHER_NAMES: Readonly<Record<string, readonly string[]>> = { DEL: ["New Delhi", "Нью-Дели"] };

const entryIndex = derived(buildIndex);

/** The same as findPlaces, as lines of the autocomplete. @param locale language of the names */
export function searchPlaces(text: string, locale: Locale, limit: number): Place[] {
  return findPlaces(text, limit).map((found) => presentPlace(found, locale));
}

/**
 * Cities and airports that begin with what was typed, in any of the three languages or by code, best first, no code twice; last those that
 * begin so but for a first letter which was left out (`oskva`). Where there are none, cities that begin nearly so: `istambul`, `istnabul`; and
 * at the very last those whose names the same keys write on the other keyboard: `cnfv,ek`.
 * @param text in Latin or Cyrillic letters, with any apostrophes or none; blank gives the popular places
 */
export function findPlaces(text: string, limit: number): FoundPlace[] {
  const index = entryIndex();
  const queries = queriesOf(text);
  if (queries.length === 0) return popular(index).slice(0, limit);
  const found = begun(index, text);
  if (found.length > 0) return bestFirst(found).slice(0, limit);
  return mistyped(index, text).slice(0, limit);
}

/** An entry that was found by a town that it serves says so. */
function shown({ entry, rank, query }: Match): FoundPlace {
  if (rank !== RANK.town && rank !== RANK.townPrefix) return entry;
  const [start, whole] = [` ${query}`, rank === RANK.town];
  const town = entry.towns.find(({ texts }) => texts.some((text) => (whole ? text === start : text.startsWith(start))));
  return town ? { ...entry, town: town.names } : entry;
}

const CODE_LENGTH = 3;

/** What a text means that no name begins with: names with a typing error, or else what the same keys write on the other keyboard. */
function mistyped(index: readonly Entry[], text: string): FoundPlace[] {
  const queries = queriesOf(text);
  if (queries.length === 0) return [];
  const heard = sounding(index, text);
  if (heard.length > 0) return heard;
  const near = nearest(index, queries);
  if (near.length > 0) return near;
  const swapped = queriesOf(onOtherKeyboard(text));
  // Three Latin letters that are no code of ours are one of somebody else's: `LTK` is not Delhi. Three Russian ones may be a code of ours.
  const isMeant = ({ rank }: Match) => text.trim().length > CODE_LENGTH || (rank === RANK.code && !/[a-z]/i.test(text));
  const meant = matching(index, swapped).filter(isMeant);
  return bestFirst(meant);
}

/** Shorter texts sound like too many names. */
const SHORTEST_HEARD = 4;

/** Entries whose names, known in Latin letters alone, sound as Cyrillic letters that were typed. */
function sounding(index: readonly Entry[], text: string): Entry[] {
  const folded = foldText(text);
  if (folded.length < SHORTEST_HEARD || !/\p{Script=Cyrillic}/u.test(folded)) return [];
  const sound = soundOf(folded);
  return index
    .filter(({ sounds }) => sounds.some((each) => each.startsWith(sound)))
    .toSorted((one, other) => Number(other.sounds.includes(sound)) - Number(one.sounds.includes(sound)));
}

/** Names begin with letters: these keys write them on the other keyboard alone, `,fre` is `баку`. */
const FIRST_KEY_OF_OTHER = /^[,;.'`[\]<>:"{}~][a-z]/i;

/** Entries that begin as the text does. */
function begun(index: readonly Entry[], text: string): Match[] {
  const meant = FIRST_KEY_OF_OTHER.test(text) ? matching(index, queriesOf(onOtherKeyboard(text))) : [];
  return meant.length > 0 ? meant : matching(index, queriesOf(text));
}

/** The sort is stable: within a rank, the order of the index stays. */
function bestFirst(found: readonly Match[]): FoundPlace[] {
  return found.toSorted((left, right) => left.rank - right.rank).map(shown);
}

/**
 * The one place that a text most likely means.
 * @param heedsErrors whether it may hold a typing error; it takes some milliseconds where nothing begins as the text does
 * @returns null where there is none; `doubt` is 0 where the text stands in a name as it was typed, 1 where its words do each, 2 with a typing error
 */
export function bestPlace(text: string, heedsErrors: boolean): { found: FoundPlace; doubt: number } | null {
  const index = entryIndex();
  const [first, ...others] = begun(index, text);
  if (first) {
    const best = others.reduce((one, other) => (other.rank < one.rank ? other : one), first);
    const { rank } = best;
    return { found: shown(best), doubt: rank === RANK.headless ? 2 : Number(rank === RANK.words) };
  }
  const [near] = heedsErrors ? mistyped(index, text) : [];
  return near ? { found: near, doubt: 2 } : null;
}

/** A text as it is looked for, in Cyrillic letters in Latin ones too; none of a blank one. */
function queriesOf(text: string): string[] {
  const typed = foldText(text);
  const latin = latinFromCyrillic(typed);
  return [...new Set([typed, latin])].filter((query) => query !== "");
}

interface Match {
  entry: Entry;
  rank: number;
  /** Which of the queries it is found by. */
  query: string;
}

function matching(index: readonly Entry[], queries: readonly string[]): Match[] {
  const found: Match[] = [];
  for (const entry of index) {
    let best: Match | null = null;
    for (const query of queries) {
      const rank = rankOf(entry, query);
      if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { entry, rank, query };
    }
    if (best) found.push(best);
  }
  return found;
}

/** Shorter texts are like too many names. */
const SHORTEST_NEAR = 4;
const LONG = 8;
/** Letters that are enough to know a name by without its first. */
const ENOUGH_HEADLESS = 5;
/** The same, where there is a typing error beside: `stambul`. */
const ENOUGH_HEADLESS_NEAR = 6;

/** Cities whose names begin as what was typed but for a typing error, or two in a long name; the fewest errors first. */
function nearest(index: readonly Entry[], queries: readonly string[]): Entry[] {
  const found = index.flatMap((entry) => {
    const near = queries.map((query) => errorsIn(entry, query)).toSorted(byErrors)[0];
    return near && Number.isFinite(near.errors) ? [{ entry, near }] : [];
  });
  return found.toSorted((left, right) => byErrors(left.near, right.near)).map(({ entry }) => entry);
}

interface Near {
  errors: number;
  /** Whether it is near to the whole of a name, not to its beginning alone: `meka` is Mecca rather than Bekabad. */
  isWhole: boolean;
}

function byErrors(left: Near, right: Near): number {
  return left.errors - right.errors || Number(right.isWhole) - Number(left.isWhole);
}

const FAR: Near = { errors: Number.POSITIVE_INFINITY, isWhole: false };

function errorsIn({ cities, towns }: Entry, query: string): Near {
  if (query.length < SHORTEST_NEAR) return FAR;
  const most = query.length < LONG ? 1 : 2;
  const near = (text: string, errors: number): Near => ({ errors, isWhole: text.length - 1 <= query.length + most });
  const all = [
    ...cities.flatMap((city) => [near(city, nearStart(query, city, most)), near(city, errorsWithoutFirst(query, city, most))]),
    ...towns.flatMap(({ texts }) => texts.map((text) => near(text, nearStart(query, text, most)))),
  ];
  return all.reduce((best, one) => (byErrors(one, best) < 0 ? one : best), FAR);
}

/** @param text led by a space */
function nearStart(query: string, text: string, most: number): number {
  return atMost(most, errorsFromStart(query, text.slice(1), most));
}

function atMost(most: number, errors: number): number {
  return errors <= most ? errors : Number.POSITIVE_INFINITY;
}

/** A first letter that was left out is one error more than are allowed otherwise: it is what people leave out, and the name stays known. */
function errorsWithoutFirst(query: string, city: string, most: number): number {
  // Most names are not looked at: the letter after the one that is missing has to be right.
  if (query.length < ENOUGH_HEADLESS_NEAR || city[2] !== query[0]) return Number.POSITIVE_INFINITY;
  return 1 + atMost(most, errorsFromStart(query, city.slice(2), most));
}

function rankOf(entry: Entry, query: string): number {
  if (entry.codes.includes(query)) return RANK.code;
  const start = ` ${query}`;
  if (entry.cities.includes(start)) return RANK.city;
  if (hasTown(entry, (text) => text === start)) return RANK.town;
  if (entry.cities.some((city) => city.startsWith(start))) return RANK.cityPrefix;
  if (hasTown(entry, (text) => text.startsWith(start))) return RANK.townPrefix;
  if (entry.cities.some((city) => city.includes(start))) return RANK.cityWord;
  if (entry.names.some((name) => name.includes(start))) return RANK.nameWord;
  if (entry.countries.some((country) => country.startsWith(start))) return RANK.country;
  if (matchesWords(entry, query)) return RANK.words;
  const isHeadless = query.length >= ENOUGH_HEADLESS && entry.cities.some((city) => city.startsWith(query, 2));
  return isHeadless ? RANK.headless : Number.POSITIVE_INFINITY;
}

function hasTown({ towns }: Entry, isMeant: (text: string) => boolean): boolean {
  return towns.some(({ texts }) => texts.some(isMeant));
}

/** `london heathrow`, `dubai emirates`: every word begins something in the entry. */
function matchesWords(entry: Entry, query: string): boolean {
  const words = query.split(" ");
  if (words.length < 2) return false;
  const texts = [...entry.cities, ...entry.names, ...entry.countries];
  return words.every((word) => entry.codes.includes(word) || texts.some((text) => text.includes(` ${word}`)));
}

/** Metropolitan areas of several airports come as the city, then its airports; one airport alone is its own city. */
function buildIndex(): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const airport of allAirports()) {
    if (seen.has(airport.cityCode)) continue;
    seen.add(airport.cityCode);
    entries.push(...entriesOfCity(airport));
  }
  return entries;
}

/** An airport that shares its code with its metropolitan area cannot be searched alone, so it has no entry of its own. */
function entriesOfCity(first: Airport): Entry[] {
  const members = airportsOf(first.cityCode).flatMap((code) => airportByCode(code) ?? []);
  if (members.length === 1) return [airportEntry(first, [first.code, first.cityCode, ...formerCodes(first.code)])];
  const alone = members.filter((airport) => airport.code !== first.cityCode);
  return [cityEntry(first, members), ...alone.map((airport) => airportEntry(airport, [airport.code]))];
}

function cityEntry(first: Airport, members: readonly Airport[]): Entry {
  return {
    code: first.cityCode,
    kind: "city",
    airport: first,
    codes: [first.cityCode.toLowerCase()],
    cities: cityTexts(first, first.cityCode),
    names: members.filter((airport) => airport.code === first.cityCode).flatMap(nameTexts),
    countries: countryTexts(first),
    ...servedFrom(first, [first.cityCode]),
  };
}

function airportEntry(airport: Airport, codes: readonly string[]): Entry {
  return {
    code: airport.code,
    kind: "airport",
    airport,
    codes: codes.map((code) => code.toLowerCase()),
    cities: cityTexts(airport, airport.code),
    names: nameTexts(airport),
    countries: countryTexts(airport),
    ...servedFrom(airport, codes),
  };
}

/** Towns that are served from a place, and what it is called by its sound where its names are known in Latin letters alone. */
function servedFrom({ cityNames }: Airport, codes: readonly string[]): Pick<Entry, "towns" | "sounds"> {
  const rows = codes.flatMap((code) => townsByPlace().get(code) ?? []);
  const unheard = [
    ...(cityNames.ru === null ? [cityNames.en] : []),
    ...rows.filter(({ nameRu }) => nameRu === null).map(({ nameEn }) => nameEn),
  ];
  return { towns: rows.map(townOf), sounds: unheard.map((name) => soundOf(foldText(name))) };
}

function townOf({ nameEn, nameRu, nameUz, furtherNames }: TownRow): Town {
  return { names: { en: nameEn, ru: nameRu, uz: nameUz }, texts: folded([nameEn, nameRu ?? "", nameUz ?? "", ...furtherNames]) };
}

function cityTexts(airport: Airport, code: string): string[] {
  return folded([...LOCALES.map((locale) => airport.city[locale]), ...(ALIASES[code] ?? [])]);
}

function nameTexts({ name, code }: Airport): string[] {
  return folded([name.en, name.ru ?? "", name.uz ?? "", ...(FURTHER_NAMES[code] ?? [])]);
}

function countryTexts({ country }: Airport): string[] {
  return folded(LOCALES.map((locale) => countryName(country, locale)));
}

function folded(texts: readonly string[]): string[] {
  const unique = new Set(texts.map(foldText).filter((text) => text !== ""));
  return [...unique].map((text) => ` ${text}`);
}

function popular(entries: readonly Entry[]): Entry[] {
  return POPULAR.flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
}

/** A place as a line of the autocomplete. */
export function presentPlace({ code, kind, airport, town }: FoundPlace, locale: Locale): Place {
  const city = airport.city[locale];
  const name = kind === "city" ? city : (airport.name[locale] ?? airport.name.en);
  return { code, kind, name, city, country: countryName(airport.country, locale), ...(town && { town: town[locale] ?? town.en }) };
}
