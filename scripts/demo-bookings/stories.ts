import type { AgeGroup } from "@/lib/domain/passengers/passengers";

export interface Traveller {
  first: string;
  last: string;
  gender: "M" | "F";
  age: AgeGroup;
}

/** What becomes of a booking. */
export type Fate =
  | "held"
  /** Of a departure so near that its hold ends before the others. */
  | "ends-soon"
  | "own-price"
  | "cancelled"
  | "paid"
  | "voided"
  | "returned"
  | "asked"
  | "settled"
  | "rejected"
  | "changed";

export interface Story {
  /** Who books it: the agency's owner, its agent at the counter, or the owner of the second agency. */
  by: "owner" | "agent" | "second";
  from: string;
  to: string;
  /** Days from today to the departure and to the return. */
  out: number;
  back?: number;
  people: readonly Traveller[];
  fate: Fate;
}

const mr = (first: string, last: string): Traveller => ({ first, last, gender: "M", age: "adt" });
const mrs = (first: string, last: string): Traveller => ({ first, last, gender: "F", age: "adt" });
const child = (first: string, last: string): Traveller => ({ first, last, gender: "F", age: "chd" });
const infant = (first: string, last: string): Traveller => ({ first, last, gender: "M", age: "inf" });

/** Bookings of people whose names say that there are none such: namuna and misol are an example, sinov is a test. */
export const STORIES: readonly Story[] = [
  { by: "owner", from: "TAS", to: "SKD", out: 1, people: [mr("Aziz", "Namunaev")], fate: "paid" },
  { by: "agent", from: "TAS", to: "UGC", out: 1, people: [mrs("Lola", "Misolova"), mr("Jasur", "Misolov")], fate: "paid" },
  { by: "owner", from: "TAS", to: "SKD", out: 0, people: [mr("Bobur", "Sinovov")], fate: "ends-soon" },
  { by: "agent", from: "TAS", to: "MOW", out: 15, people: [mr("Timur", "Namunaev")], fate: "held" },
  { by: "owner", from: "TAS", to: "LON", out: 60, back: 70, people: [mrs("Nargiza", "Misolova")], fate: "own-price" },
  {
    ...{ by: "owner", from: "TAS", to: "IST", out: 34, back: 41, fate: "paid" },
    people: [mr("Olim", "Sinovov"), mrs("Zuhra", "Sinovova"), child("Malika", "Sinovova"), infant("Amir", "Sinovov")],
  },
  { by: "agent", from: "TAS", to: "DXB", out: 21, back: 28, people: [mr("Rustam", "Misolov"), mrs("Dildora", "Misolova")], fate: "paid" },
  { by: "agent", from: "TAS", to: "SEL", out: 40, people: [mr("Ulugbek", "Namunaev")], fate: "paid" },
  { by: "agent", from: "TAS", to: "IST", out: 30, people: [mrs("Feruza", "Namunaeva")], fate: "changed" },
  { by: "owner", from: "TAS", to: "ALA", out: 18, people: [mr("Sherzod", "Sinovov")], fate: "cancelled" },
  { by: "agent", from: "TAS", to: "IST", out: 50, people: [mr("Kamol", "Misolov")], fate: "voided" },
  { by: "owner", from: "TAS", to: "FRA", out: 70, back: 77, people: [mrs("Gulnora", "Sinovova")], fate: "returned" },
  { by: "owner", from: "TAS", to: "DEL", out: 27, people: [mr("Farhod", "Misolov")], fate: "asked" },
  { by: "agent", from: "TAS", to: "DXB", out: 45, people: [mrs("Sevara", "Namunaeva")], fate: "settled" },
  { by: "owner", from: "TAS", to: "BKK", out: 52, back: 62, people: [mr("Davron", "Sinovov")], fate: "rejected" },
  {
    by: "second",
    from: "TAS",
    to: "JED",
    out: 24,
    back: 38,
    people: [mr("Islom", "Namunaliev"), mrs("Barno", "Namunalieva")],
    fate: "paid",
  },
  { by: "second", from: "TAS", to: "LED", out: 13, people: [mr("Laziz", "Misolboev")], fate: "paid" },
  { by: "second", from: "SKD", to: "IST", out: 17, back: 24, people: [mrs("Iroda", "Sinovxonova")], fate: "paid" },
  { by: "second", from: "TAS", to: "DEL", out: 16, back: 23, people: [mr("Murod", "Misolqulov")], fate: "paid" },
  {
    by: "second",
    from: "TAS",
    to: "BHK",
    out: 11,
    back: 14,
    people: [mr("Nodir", "Namunabekov"), mrs("Umida", "Namunabekova")],
    fate: "paid",
  },
  { by: "second", from: "TAS", to: "MOW", out: 12, back: 26, people: [mr("Otabek", "Sinovaliev")], fate: "paid" },
  { by: "second", from: "TAS", to: "TBS", out: 22, people: [mrs("Aziza", "Misolova"), child("Nilufar", "Misolova")], fate: "cancelled" },
];

/** Their documents, by their place among all travellers: each has one of their own, and no state has given it out. */
export function documentOf({ age }: Traveller, place: number, now: Date): { birthdate: string; doc_number: string; doc_expire: string } {
  const year = now.getUTCFullYear();
  const years = { adt: 30 + (place % 25), chd: 7, inf: 1, ins: 1 }[age];
  return { birthdate: `${year - years}-01-15`, doc_number: `XX${String(9_000_001 + place)}`, doc_expire: `${year + 7}-06-01` };
}
