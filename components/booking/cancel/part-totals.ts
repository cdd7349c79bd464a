import type { RefundOptions } from "@/lib/contracts/refunds";
import { cents } from "../pay/payment-figures";

type Option = RefundOptions["passengers"][number];

/** Of a booking, what is given back: nothing is chosen where a list is empty. */
export interface ChosenPart {
  /** Keys of passengers. */
  passengers: readonly string[];
  /** From 0; all that are left where the directions are not priced apart. */
  directions: readonly number[];
}

/** Directions that may be given back apart from each other, in order; none where one price covers them, or only one is left. */
export function directionsApart({ passengers }: RefundOptions): number[] {
  const found = new Set(passengers.flatMap(({ directions = [] }) => directions.map(({ direction }) => direction)));
  return found.size > 1 && passengers.every(({ directions }) => directions !== undefined) ? [...found].sort((a, b) => a - b) : [];
}

/** What a refund of this part would return and keep, major units. */
export function partTotals(options: RefundOptions, chosen: ChosenPart): { refund: number; kept: number } {
  const shares = options.passengers.filter(({ key }) => chosen.passengers.includes(key)).flatMap((option) => sharesOf(option, chosen));
  const sum = (read: (share: Share) => number) => shares.reduce((total, share) => total + read(share), 0);
  return { refund: cents(sum(({ refund }) => refund)), kept: cents(sum(({ kept }) => kept)) };
}

/** Whether everybody who is chosen has all chosen directions still: the service refuses the others (`partial-refund`). */
export function isLeft(options: RefundOptions | undefined, chosen: ChosenPart): boolean {
  const people = options?.passengers.filter(({ key }) => chosen.passengers.includes(key)) ?? [];
  return people.every(
    ({ directions }) => !directions || chosen.directions.every((place) => directions.some((left) => left.direction === place)),
  );
}

type Share = Pick<Option, "refund" | "kept">;

/** Whoever gives back all that is left is refunded as a whole: the service's fee counts with it. */
function sharesOf(option: Option, { directions }: ChosenPart): Share[] {
  const apart = option.directions ?? [];
  const given = apart.filter(({ direction }) => directions.includes(direction));
  return apart.length === 0 || given.length === apart.length ? [option] : given;
}

/** Body of the refund: what is not narrowed is left out. @param apart of `directionsApart` */
export function partBody({ passengers, directions }: ChosenPart, apart: readonly number[]) {
  const isNarrowed = apart.length > directions.length;
  return { passengers: [...passengers], ...(isNarrowed && { directions: [...directions] }) };
}
