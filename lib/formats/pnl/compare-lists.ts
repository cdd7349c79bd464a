import type { ListedPassenger } from "./listed-passenger";
import { nameElement } from "./passenger-lines";

/** What of a list is other than in the one before. */
export interface ListDifference {
  /** As the list before had them. */
  deleted: ListedPassenger[];
  added: ListedPassenger[];
  /** As they are now. */
  changed: ListedPassenger[];
}

/** Finds what has changed between two lists of a departure. Who has another name, class, destination or locator is deleted and added: a change names whom it is about by these. */
export function compareLists(before: readonly ListedPassenger[], now: readonly ListedPassenger[]): ListDifference {
  const known = new Map(before.map((passenger) => [passenger.key, passenger]));
  const present = new Map(now.map((passenger) => [passenger.key, passenger]));
  const isSame = (passenger: ListedPassenger, other: ListedPassenger | undefined) =>
    other !== undefined && identityOf(passenger) === identityOf(other);
  return {
    deleted: before.filter((passenger) => !isSame(passenger, present.get(passenger.key))),
    added: now.filter((passenger) => !isSame(passenger, known.get(passenger.key))),
    changed: now.filter((passenger) => {
      const other = known.get(passenger.key);
      return isSame(passenger, other) && contentOf(passenger) !== contentOf(other);
    }),
  };
}

function identityOf(passenger: ListedPassenger): string {
  const { destination, bookingClass, locator } = passenger;
  return [nameElement(passenger), destination, bookingClass, locator].join(" ");
}

/** The same for the same passenger, in whatever order its fields were written. */
function contentOf(passenger: ListedPassenger | undefined): string {
  return JSON.stringify(passenger, (_key, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
