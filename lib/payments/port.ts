import type { Parties, Posting } from "@/lib/domain/ledger";
import type { Amounts } from "@/lib/domain/pricing/price-lines";

/** What is to be paid, and between whom. */
export interface PaymentOrder extends Parties {
  /** That of the payment's row. Whoever is asked outside is asked with it, so that asking again is the same payment. */
  id: string;
  amounts: Amounts;
}

/**
 * A way to pay for a booking, as two pairs of a verb and its undo. A verb asks whoever is outside; what it answers is written by the caller, with its
 * change of the booking, in one transaction.
 */
export interface PaymentMethod {
  /** Asks for the money. @returns what the provider calls the payment; null where nobody outside is asked */
  begin(order: PaymentOrder): Promise<string | null>;
  /** Undoes `begin`: nobody waits for the money any more. */
  cancel(order: PaymentOrder): Promise<void>;
  /** Takes the money. @returns between which accounts it moves */
  settle(order: PaymentOrder): Promise<Posting[]>;
  /** Undoes `settle`, all of it or some. @param order.amounts what goes back @returns between which accounts it moves */
  refund(order: PaymentOrder): Promise<Posting[]>;
}
