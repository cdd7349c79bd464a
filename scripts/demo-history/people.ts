import { drawn, drawnOf } from "./draw";

const MEN = [
  "Aziz",
  "Bekzod",
  "Davron",
  "Farhod",
  "Islom",
  "Jasur",
  "Kamol",
  "Laziz",
  "Murod",
  "Nodir",
  "Otabek",
  "Rustam",
  "Sanjar",
  "Ulugbek",
];
const WOMEN = [
  "Aziza",
  "Barno",
  "Dilfuza",
  "Feruza",
  "Gulnora",
  "Iroda",
  "Lola",
  "Malika",
  "Nargiza",
  "Nilufar",
  "Sevara",
  "Umida",
  "Zuhra",
];
/** Namuna and misol are an example, sinov is a test: surnames that say that there is nobody of the name. */
const SURNAMES = ["Namunaev", "Misolov", "Sinovov", "Namunaliev", "Misolboev", "Sinovxonov", "Namunabekov", "Misolqulov", "Sinovaliev"];
const YEARS = { adt: [19, 50], chd: [3, 8], inf: [0, 1], ins: [0, 1] } as const;

/** A passenger of a booking that is a copy. */
export interface Seat {
  /** Number of the copy, and place in the booking, from 0. */
  n: number;
  position: number;
  age: keyof typeof YEARS;
  gender: "M" | "F";
}

/** Who travels: invented, always the same for the same place. @param year in which the booking was made */
export function personOf({ n, position, age, gender }: Seat, year: number) {
  const surname = drawnOf(SURNAMES, n, "surname");
  const [youngest, span] = YEARS[age];
  const born = year - youngest - 1 - Math.floor(drawn(n, position, "born") * span);
  return {
    firstName: drawnOf(gender === "M" ? MEN : WOMEN, n, position, "first"),
    lastName: gender === "M" ? surname : `${surname}a`,
    middleName: null,
    birthdate: `${born}-${String(1 + Math.floor(drawn(n, position, "month") * 12)).padStart(2, "0")}-15`,
    citizenship: "UZ",
    tel: "+998900000000",
    email: "",
    docType: "A",
    docNumber: `XX${8_000_000 + n * 9 + position}`,
    docExpire: `${year + 2 + Math.floor(drawn(n, position, "expire") * 8)}-06-01`,
  } as const;
}
