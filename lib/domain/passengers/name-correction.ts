import { plainName } from "./transliterate";

/** A passenger's name as a ticket has it, without the middle name. */
interface TicketName {
  firstName: string;
  lastName: string;
}

/** Whether two spellings are one name for an airline. */
export function isSameName(one: TicketName, other: TicketName): boolean {
  return plainName(one.lastName) === plainName(other.lastName) && plainName(one.firstName) === plainName(other.firstName);
}

/**
 * Whether a name is corrected and not given to somebody else: so many letters are wrong, missing, too many or swapped with their neighbour at
 * most, both names together; or first and last name have changed places. This is what airlines correct without a new ticket.
 */
export function isCorrection(booked: TicketName, wanted: TicketName, mostLetters: number): boolean {
  if (mostLetters === 0) return false;
  if (isSameName({ firstName: booked.lastName, lastName: booked.firstName }, wanted)) return true;
  return letterDistance(booked.lastName, wanted.lastName) + letterDistance(booked.firstName, wanted.firstName) <= mostLetters;
}

/** Optimal string alignment distance (Damerau 1964, each pair of letters swapped once) of the letters of two names. */
export function letterDistance(one: string, other: string): number {
  const [from, to] = [plainName(one), plainName(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + cost,
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
