import { compareLists } from "./compare-lists";
import { designatorOf, type ListedFlight, type ListedPassenger } from "./listed-passenger";
import { dayAndMonth } from "./message-lines";
import { identityLines, passengerLines } from "./passenger-lines";

/** A message is no longer than networks of airlines carry (some 3,800 characters); what is longer comes in parts. */
const MOST_LINES = 55;

/** Lines that stand together, and what has to stand above them: the totals of their destination and class, and in an ADL the section. */
interface Block {
  heads: readonly string[];
  lines: readonly string[];
}

/**
 * The passenger name list (PNL) of a departure by IATA RP 1708: totals by destination and class, with all who board below them.
 * @returns its parts in order, each a message of its own; lines end in CRLF
 */
export function writePnl(flight: ListedFlight, passengers: readonly ListedPassenger[]): string[] {
  const partyOf = partiesOf(passengers);
  const blocks = groupsOf(flight, passengers, []).flatMap(({ total, isOf }): Block[] => [
    { heads: [total], lines: [] },
    ...inOrder(passengers.filter(isOf)).map((passenger) => ({ heads: [total], lines: passengerLines(passenger, partyOf(passenger)) })),
  ]);
  return messagesOf("PNL", flight, blocks);
}

/**
 * The additions and deletions (ADL) since a list: totals as they are now, with who is deleted, added or changed.
 * @param before whom the carrier knows of
 * @returns its parts in order, as those of a PNL
 */
export function writeAdl(flight: ListedFlight, before: readonly ListedPassenger[], now: readonly ListedPassenger[]): string[] {
  const { deleted, added, changed } = compareLists(before, now);
  const [partyNow, partyBefore] = [partiesOf(now), partiesOf(before)];
  const blocks = groupsOf(flight, now, deleted).flatMap(({ total, isOf }): Block[] => {
    const section = (name: string, people: readonly ListedPassenger[], lines: (passenger: ListedPassenger) => string[]) =>
      inOrder(people.filter(isOf)).map((passenger) => ({ heads: [total, name], lines: lines(passenger) }));
    return [
      { heads: [total], lines: [] },
      ...section("DEL", deleted, (passenger) => identityLines(passenger, partyBefore(passenger))),
      ...section("ADD", added, (passenger) => passengerLines(passenger, partyNow(passenger))),
      ...section("CHG", changed, (passenger) => passengerLines(passenger, partyNow(passenger))),
    ];
  });
  return messagesOf("ADL", flight, blocks);
}

interface Group {
  /** `-LHR012Y` */
  total: string;
  isOf: (passenger: ListedPassenger) => boolean;
}

/** Destinations and classes with their totals; one of nobody where there is no passenger, as a list without any says so too. */
function groupsOf(flight: ListedFlight, now: readonly ListedPassenger[], gone: readonly ListedPassenger[]): Group[] {
  const groupOf = ({ destination, bookingClass }: ListedPassenger) => `${destination}${bookingClass}`;
  const names = [...new Set([...now, ...gone].map(groupOf))].sort();
  const groups = names.length === 0 ? [`${flight.destination}Y`] : names;
  return groups.map((group) => {
    const count = now.filter((passenger) => groupOf(passenger) === group).length;
    const total = `-${group.slice(0, 3)}${String(count).padStart(3, "0")}${group.slice(3)}`;
    return { total, isOf: (passenger) => groupOf(passenger) === group };
  });
}

/** Names the parties of several: `A2`, `B3`, …, `AA2`. */
function partiesOf(passengers: readonly ListedPassenger[]): (passenger: ListedPassenger) => string {
  const sizes = new Map<string, number>();
  for (const { locator } of inOrder(passengers)) sizes.set(locator, (sizes.get(locator) ?? 0) + 1);
  const parties = [...sizes].filter(([, size]) => size > 1);
  const names = new Map(parties.map(([locator, size], index) => [locator, `${lettersOf(index)}${size}`]));
  return ({ locator }) => names.get(locator) ?? "";
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function lettersOf(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? "";
  return index < LETTERS.length ? last : `${LETTERS[Math.floor(index / LETTERS.length) - 1] ?? ""}${last}`;
}

function inOrder(passengers: readonly ListedPassenger[]): ListedPassenger[] {
  const place = ({ surname, locator, given, key }: ListedPassenger) => `${surname}/${locator}/${given}/${key}`;
  return [...passengers].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

function messagesOf(kind: "PNL" | "ADL", flight: ListedFlight, blocks: readonly Block[]): string[] {
  const parts: string[][] = [[]];
  let above: readonly string[] = [];
  for (const { heads, lines } of blocks) {
    const known = heads.findIndex((head, index) => head !== above[index]);
    const missing = known < 0 ? [] : heads.slice(known);
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && part.length + missing.length + lines.length > MOST_LINES) parts.push([...heads, ...lines]);
    else part.push(...missing, ...lines);
    above = heads;
  }
  const header = `${designatorOf(flight)}/${dayAndMonth(flight.date)} ${flight.origin}`;
  return parts.map((part, index) => {
    const number = index + 1;
    const end = number === parts.length ? `END${kind}` : `ENDPART${number}`;
    return `${[kind, `${header} PART${number}`, ...part, end].join("\r\n")}\r\n`;
  });
}
