import { paymentPostings, refundPostings } from "@/lib/domain/ledger";
import type { PaymentMethod } from "./port";

/** From the partner's deposit, then its credit: nobody is asked, and the ledger refuses what they do not cover. */
export const deposit: PaymentMethod = {
  begin: async () => null,
  cancel: async () => {},
  settle: async (order) => paymentPostings(order, order.amounts),
  refund: async (order) => refundPostings(order, order.amounts),
};
