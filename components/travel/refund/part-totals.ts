import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { fromMajor, sum, toMajor } from "@/lib/domain/money";
import { customerRefund } from "@/lib/domain/selling/customer-refund";

type Option = RefundOptions["passengers"][number];

/** The part of a booking that is given back; nothing is chosen where a list is empty. */
export interface ChosenPart {
  /** Keys of passengers. */
  passengers: readonly string[];
  /** Directions from 0; all that are left where they are not priced apart. */
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
  const total = (read: (share: Share) => number) => toMajor(sum(shares.map((share) => fromMajor(read(share)))));
  return { refund: total(({ refund }) => refund), kept: total(({ kept }) => kept) };
}

/**
 * What the customer gets back of this part, major units.
 * @param back of the booking; null where that is what comes back to the deposit
 */
export function partForCustomer(options: RefundOptions, chosen: ChosenPart, back: PortalBooking["customer_back"]): number | null {
  if (!back) return null;
  const people = options.passengers.filter(({ key }) => chosen.passengers.includes(key));
  const minor = people.map((option) => {
    const whole = back.sold.find(({ key }) => key === option.key);
    if (!whole) return 0;
    const shares = sharesOf(option, chosen);
    const total = (read: (share: Share) => number) => shares.reduce((sum, share) => sum + fromMajor(read(share)), 0);
    const used = whole.used.filter((_, direction) => isWholeOf(option, chosen) || chosen.directions.includes(direction));
    const part = { paidMinor: total(({ paid }) => paid), refundMinor: total(({ refund }) => refund), usedMinor: sum(used.map(fromMajor)) };
    const [costMinor, sellingMinor, keptMinor] = [fromMajor(whole.cost), fromMajor(whole.selling), fromMajor(whole.kept)];
    return customerRefund(part, { currency: options.currency, costMinor, sellingMinor, keptMinor });
  });
  return toMajor(sum(minor));
}

/** Key of one who is chosen and has a chosen direction no more: the service refuses such a part (`partial-refund`). Undefined where all have them. */
export function whoLacks({ passengers }: RefundOptions, chosen: ChosenPart): string | undefined {
  const hasAll = ({ directions }: Option) =>
    !directions || chosen.directions.every((place) => directions.some((left) => left.direction === place));
  return passengers.find((option) => chosen.passengers.includes(option.key) && !hasAll(option))?.key;
}

/** Directions that a passenger gives back, by key. @param all of the journey, from 0: where they are not priced apart they go together */
export function givenBy({ passengers }: RefundOptions, chosen: ChosenPart, all: readonly number[]): (key: string) => readonly number[] {
  return (key) => {
    const option = chosen.passengers.includes(key) ? passengers.find((each) => each.key === key) : undefined;
    if (!option) return [];
    if (!isWholeOf(option, chosen)) return chosen.directions;
    return option.directions ? option.directions.map(({ direction }) => direction) : all;
  };
}

type Share = Pick<Option, "refund" | "kept" | "paid">;

/** Shares of the chosen part. A passenger who gives back all that is left is refunded as a whole, with the service's fee. */
function sharesOf(option: Option, chosen: ChosenPart): Share[] {
  return isWholeOf(option, chosen) ? [option] : (option.directions ?? []).filter(({ direction }) => chosen.directions.includes(direction));
}

function isWholeOf({ directions: apart = [] }: Option, { directions }: ChosenPart): boolean {
  return apart.every(({ direction }) => directions.includes(direction));
}

/** Body of the refund: what is not narrowed is left out. @param apart of `directionsApart` */
export function partBody({ passengers, directions }: ChosenPart, apart: readonly number[]) {
  const isNarrowed = apart.length > directions.length;
  return { passengers: [...passengers], ...(isNarrowed && { directions: [...directions] }) };
}
