/** What an answer other than success means for the person in front of the form. */
export type BookingRefusal =
  | { kind: "price" }
  | { kind: "gone"; soldOut: boolean }
  | { kind: "duplicate"; paid: boolean; bookingId: string | null }
  | { kind: "other" };

/** interface.md, "Known error codes": the offer's price changed, ask for the offer again. */
const PRICE_CODES: readonly number[] = [1030, 1031, 100500];
const DUPLICATE_UNPAID = 5231;
const DUPLICATE_PAID = 5232;
const SOLD_OUT = 100405;

interface Refusal {
  status: number;
  code: number;
  data: Readonly<Record<string, unknown>> | undefined;
}

/** Sorts the service's refusals of a booking (or of a check before it) by what the person can do next. */
export function refusalOf({ status, code, data }: Refusal): BookingRefusal {
  if (PRICE_CODES.includes(code)) return { kind: "price" };
  if (code === DUPLICATE_UNPAID || code === DUPLICATE_PAID) {
    const id = data?.existing_booking_id;
    return { kind: "duplicate", paid: code === DUPLICATE_PAID, bookingId: typeof id === "string" ? id : null };
  }
  return status === 404 ? { kind: "gone", soldOut: code === SOLD_OUT } : { kind: "other" };
}
