import { randomUUID } from "node:crypto";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import type { Account } from "../account";
import { bookingBody, bookingIdOf, findOffer, inDays, openBuyer } from "../buyer";
import { FLIGHTS } from "../flights";
import { insist } from "../insist";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";

const PAYERS = 200;
const COVERED = [1, 20];
const DAY = 90;

/** A deposit that covers k bookings and 200 payments at once: exactly k are paid. */
export const deposit: Scenario = {
  name: "deposit",
  async *run(context) {
    for (const covered of COVERED) yield await pay(context, covered);
  },
};

function pay(context: StormContext, covered: number) {
  const { product, client } = context;
  const { portal, tier } = product.ports;
  const work = async (account: Account, random: () => number) => {
    // One minor unit less than what one more booking costs.
    const buyer = await openBuyer({ code: partnerCode(), port: tier, depositMinor: 1 });
    const offer = await findOffer(buyer, tier, { flight: FLIGHTS.wide, date: inDays(DAY) });
    const price = Math.round(offer.price.amount * 100);
    await depositMoney({ partnerId: buyer.partnerId, amountMinor: price * (covered + 1) - 2, memo: "Deposit" });
    const portOf = () => (random() < 0.3 ? portal : tier);
    const ask = (path: string, body?: string) => {
      const request = { method: "POST", path, token: buyer.token, key: randomUUID(), ...(body !== undefined && { body }) } as const;
      return insist({ client, account, portOf, request });
    };
    const book = async () => {
      const made = await ask(`/api/v1/offers/${offer.id}/booking`, bookingBody(random));
      if (made.status === 200) account.booked(bookingIdOf(made.body));
      else account.complain(`a booking was answered ${made.status} ${made.body.slice(0, 200)}`);
    };
    await Promise.all(Array.from({ length: PAYERS }, book));
    const payments = [...account.bookings].map(async ([id, told]) => {
      account.tries++;
      const paid = await ask(`/api/v1/booking/${id}/payment`);
      told.paid = paid.status === 200;
      if (paid.status !== 200 && paid.status !== 422) account.complain(`a payment was answered ${paid.status} ${paid.body.slice(0, 200)}`);
    });
    await Promise.all(payments);
    const count = [...account.bookings.values()].filter(({ paid }) => paid).length;
    if (count !== covered) account.complain(`${count} of ${covered} payments were made`);
    return [buyer.partnerId];
  };
  return faultRow({ context, fault: `deposit for ${covered}, ${PAYERS} payers`, work });
}
