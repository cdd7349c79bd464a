import type { Sheet } from "../spreadsheet/cell";
import { designatorOf, type ListedFlight, type ListedPassenger, type ListedPerson } from "./listed-passenger";

const HEADINGS = [
  ...["Flight", "Date", "From", "To", "Class", "Record locator", "Surname", "Given names", "Middle name", "Type", "Sex", "Date of birth"],
  ...["Nationality", "Document type", "Document number", "Document expires", "Ticket", "Coupon", "On the lap of"],
];

/** Everybody of a list, infants on laps too, with what border authorities ask for (API, advance passenger information): one row each. */
export function listSheet(flight: ListedFlight, passengers: readonly ListedPassenger[]): Sheet {
  const rows = [...passengers]
    .sort((one, other) => (one.surname < other.surname ? -1 : one.surname > other.surname ? 1 : one.key < other.key ? -1 : 1))
    .flatMap((passenger) => [
      rowOf(flight, passenger, passenger, passenger.age, ""),
      ...(passenger.infant ? [rowOf(flight, passenger, passenger.infant, "inf", `${passenger.surname} ${passenger.given}`)] : []),
    ]);
  return { name: `${designatorOf(flight)} ${flight.date}`, headings: HEADINGS, rows };
}

function rowOf(flight: ListedFlight, seat: ListedPassenger, person: ListedPerson, type: string, lap: string): string[] {
  const { document, ticket } = person;
  return [
    ...[designatorOf(flight), flight.date, flight.origin, seat.destination, seat.bookingClass, seat.locator],
    ...[person.surname, person.given, person.middle, type.toUpperCase(), person.gender, person.birthdate],
    ...[document.nationality, document.type, document.number, document.expires],
    ...[ticket?.number ?? "", ticket ? String(ticket.coupon) : "", lap],
  ];
}
