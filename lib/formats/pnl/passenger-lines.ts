import type { ListedPassenger, ListedPerson } from "./listed-passenger";
import { fillLines, LINE_LENGTH, remarkLines, shortDate } from "./message-lines";

/** Left free behind a name for `-AA99`. */
const PARTY_LENGTH = 5;

/** `1SURNAME/GIVENMR`: letters alone, and no more of them than a line has room for beside the party. */
export function nameElement({ surname, given, age, gender }: Pick<ListedPassenger, "surname" | "given" | "age" | "gender">): string {
  const title = titleOf(age, gender);
  const room = LINE_LENGTH - PARTY_LENGTH - "1/".length - title.length;
  const last = lettersOf(surname).slice(0, room - 1);
  return `1${last}/${lettersOf(given).slice(0, room - last.length)}${title}`;
}

function titleOf(age: ListedPassenger["age"], gender: ListedPerson["gender"]): string {
  if (age === "adt") return gender === "M" ? "MR" : "MRS";
  return gender === "M" ? "MSTR" : "MISS";
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Z]/g, "");
}

/** What tells who is meant: name, party and record locator. @param party `A2`: those of one booking, and how many they are; empty of one alone */
export function identityLines(passenger: ListedPassenger, party: string): string[] {
  return fillLines([nameElement(passenger) + (party === "" ? "" : `-${party}`), `.L/${passenger.locator}`]);
}

/** Everything that a list tells of a passenger, and of the infant on their lap. */
export function passengerLines(passenger: ListedPassenger, party: string): string[] {
  return [...identityLines(passenger, party), ...remarksOf(passenger).flatMap(remarkLines)];
}

/** Special services (AIRIMP), each for the name that follows the hyphen. */
function remarksOf(passenger: ListedPassenger): string[] {
  const { infant, age, birthdate } = passenger;
  const remarks = [
    ...ticketOf(passenger, ""),
    ...documentOf(passenger, ""),
    ...(age === "chd" ? [`CHLD HK1 ${shortDate(birthdate)}`] : []),
    ...(age === "ins" ? [`INFT HK1 ${shortDate(birthdate)} ${fullName(passenger)} OCCUPYING SEAT`] : []),
    ...(infant
      ? [`INFT HK1 ${shortDate(infant.birthdate)} ${fullName(infant)}`, ...ticketOf(infant, "INF"), ...documentOf(infant, "I")]
      : []),
  ];
  return remarks.map((remark) => `${remark}-${nameElement(passenger)}`);
}

function ticketOf({ ticket }: ListedPerson, prefix: string): string[] {
  return ticket ? [`TKNE HK1 ${prefix}${ticket.number}/${ticket.coupon}`] : [];
}

function documentOf({ document, birthdate, gender, surname, given, middle }: ListedPerson, suffix: string): string[] {
  if (document.number === "") return [];
  const { type, nationality, number, expires } = document;
  const names = [surname, given, middle].filter((name) => name !== "");
  return [
    `DOCS HK1/${[type, nationality, number, nationality, shortDate(birthdate), gender + suffix, shortDate(expires), ...names].join("/")}`,
  ];
}

function fullName({ surname, given }: ListedPerson): string {
  return `${surname}/${given}`;
}
