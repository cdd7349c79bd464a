// Readers of single SSIM fields. Each gives undefined for a text that does not follow the format.

const MINUTES_PER_DAY = 1440;

/** Two or three letters or digits, left-aligned in three columns. */
export function parseAirline(text: string): string | undefined {
  return /^[A-Z0-9]{2}[A-Z0-9 ]$/.test(text) ? text.trimEnd() : undefined;
}

/** A number of digits, blanks beside it allowed. */
function parseNumber(text: string, min: number, max: number): number | undefined {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= min && value <= max ? value : undefined;
}

export function parseFlightNumber(text: string): number | undefined {
  return parseNumber(text, 1, 9999);
}

export function parseVariation(text: string): number | undefined {
  return parseNumber(text, 0, 99);
}

/** The hundreds of an itinerary variation; blank is none. */
export function parseOverflow(text: string): number | undefined {
  return text === " " ? 0 : parseNumber(text, 0, 9);
}

export function parseLegSequence(text: string): number | undefined {
  return parseNumber(text, 1, 99);
}

export function parseLetter(text: string): string | undefined {
  return /^[A-Z]$/.test(text) ? text : undefined;
}

/** One letter, or blank. */
export function parseSuffix(text: string): string | undefined {
  return text === " " ? "" : parseLetter(text);
}

/** IATA aircraft type. */
export function parseAircraft(text: string): string | undefined {
  return /^[A-Z0-9]{3}$/.test(text) ? text : undefined;
}

/** A departure at midnight is 0000. */
export function parseDepartureTime(text: string): number | undefined {
  return text === "2400" ? undefined : parseTime(text);
}

/** `HHMM` to minutes after midnight; 2400 gives 1440. */
export function parseTime(text: string): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const [hours, minutes] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= MINUTES_PER_DAY ? total : undefined;
}

/** `+0500` to minutes east of UTC; blank is null. */
export function parseUtcOffset(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const minutes = parseTime(text.slice(1));
  if (minutes === undefined || !/^[+-]/.test(text)) return undefined;
  return text.startsWith("-") ? -minutes : minutes;
}

/** `1 3 5 7` to bits, Monday lowest. */
export function parseDays(text: string): number | undefined {
  let mask = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === " ") continue;
    if (character !== String(index + 1)) return undefined;
    mask |= 1 << index;
  }
  return mask;
}

/** Blank or 1 is every week, 2 every second one. */
export function parseFrequency(text: string): 1 | 2 | undefined {
  if (text === " " || text === "1") return 1;
  return text === "2" ? 2 : undefined;
}

/** Days after the flight's date; blank is null. `A`, in some files `J`, is the day before. */
export function parseDayOffset(text: string): number | null | undefined {
  if (text === " ") return null;
  if (text === "A" || text === "J") return -1;
  return parseNumber(text, 0, 7);
}

/** That a field stands in a type 4 record instead. */
export const ELSEWHERE = "XX";

/** Letters, highest class first, and numbers of seats behind those that share them; or `XX`. */
export function parseDesignators(text: string): string | undefined {
  const filed = text.replaceAll(" ", "");
  if (filed === ELSEWHERE) return filed;
  const letters = filed.replaceAll(/\d/g, "");
  return /^(?:[A-Z]+\d{0,3})*$/.test(filed) && new Set(letters).size === letters.length ? filed : undefined;
}

/**
 * Service types that carry passengers who buy a seat (SSIM appendix C): scheduled J, S (shuttle), U (surface vehicle), Q (passengers
 * and cargo in the cabin); additional G, B, R; charter C, O, L. All other letters are cargo, mail, positioning, training, military and the like.
 */
const PASSENGER = "JSUQGBRCOL";

/** Whether flights of this SSIM service type can be sold. */
export function carriesPassengers(serviceType: string): boolean {
  return PASSENGER.includes(serviceType);
}
