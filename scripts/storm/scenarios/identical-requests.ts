import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Account } from "../account";
import { type Buyer, bookingBody, bookingIdOf, findOffer, findWideOffers, inDays, openBuyer } from "../buyer";
import { FLIGHTS } from "../flights";
import type { Reply } from "../http-client";
import { insist } from "../insist";
import { pick } from "../random";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";

const TIMES = 100;
/** A cut connection, then repeated: so often in a storm of ten minutes. */
const CUTS = 1_000;
const CUTS_AT_ONCE = 10;
/** A connection is cut at some moment before this, milliseconds: before, while and after the booking is made. */
const CUT_WITHIN_MS = 40;
const DAY = 80;

/** The same request many times at once, or once more after the connection broke: one booking, and the same answer. */
export const identicalRequests: Scenario = {
  name: "identical-requests",
  async *run(context) {
    yield await sameAtOnce(context, { keyed: true });
    yield await sameAtOnce(context, { keyed: false });
    yield await cutAndRepeated(context);
  },
};

interface Ask {
  context: StormContext;
  account: Account;
  random: () => number;
  buyer: Buyer;
  offer: string;
  body: string;
  key?: string;
}

function ask({ context, account, random, buyer, offer, body, key }: Ask): Promise<Reply> {
  const { portal, tier } = context.product.ports;
  account.tries++;
  const request = {
    method: "POST",
    path: `/api/v1/offers/${offer}/booking`,
    token: buyer.token,
    body,
    ...(key !== undefined && { key }),
  } as const;
  return insist({ client: context.client, account, portOf: () => (random() < 0.3 ? portal : tier), request });
}

function sameAtOnce(context: StormContext, { keyed }: { keyed: boolean }) {
  const work = async (account: Account, random: () => number) => {
    const buyer = await openBuyer({ code: partnerCode(), port: context.product.ports.tier });
    const { id: offer } = await findOffer(buyer, context.product.ports.tier, { flight: FLIGHTS.wide, date: inDays(DAY) });
    const same = { context, account, random, buyer, offer, body: bookingBody(random), ...(keyed && { key: randomUUID() }) };
    const replies = await Promise.all(Array.from({ length: TIMES }, () => ask(same)));
    const made = replies.filter(({ status }) => status === 200);
    const ids = new Set(replies.map(idOf));
    for (const { body } of made) account.booked(bookingIdOf(body));
    if (ids.size !== 1) account.complain(`${TIMES} identical requests name ${ids.size} bookings`);
    if (keyed && new Set(replies.map(({ status, body }) => `${status} ${body}`)).size !== 1)
      account.complain("equal keys have unequal answers");
    if (!keyed && made.length !== 1) account.complain(`${made.length} of ${TIMES} identical requests without a key made a booking`);
    return [buyer.partnerId];
  };
  return faultRow({ context, fault: `${TIMES} identical requests, ${keyed ? "one key" : "no key"}`, work });
}

function cutAndRepeated(context: StormContext) {
  const times = Math.max(CUTS_AT_ONCE, Math.round((CUTS * Math.min(context.minutes, 10)) / 10));
  const work = async (account: Account, random: () => number) => {
    const { portal, tier } = context.product.ports;
    const buyer = await openBuyer({ code: partnerCode(), port: tier });
    const offers = await findWideOffers(buyer, tier, { firstDay: DAY + 1, seats: times });
    const cut = async (offer: string) => {
      const body = bookingBody(random);
      const key = randomUUID();
      const request = { method: "POST", path: `/api/v1/offers/${offer}/booking`, token: buyer.token, key, body } as const;
      await context.client.send({ ...request, port: random() < 0.3 ? portal : tier, cutAfterMs: random() * CUT_WITHIN_MS });
      const same = { context, account, random, buyer, offer, body, key };
      const [first, second] = [await ask(same), await ask(same)];
      if (first.status !== 200) return account.complain(`a repetition was answered ${first.status} ${first.body.slice(0, 200)}`);
      account.booked(bookingIdOf(first.body));
      if (first.body !== second.body) account.complain("equal keys have unequal answers");
    };
    let left = times;
    const cutOn = async () => {
      while (left-- > 0) await cut(pick(offers, random));
    };
    await Promise.all(Array.from({ length: CUTS_AT_ONCE }, cutOn));
    return [buyer.partnerId];
  };
  return faultRow({ context, fault: "connection cut, then repeated", work });
}

const envelope = z.object({ data: z.object({ id: z.string().optional(), existing_booking_id: z.string().optional() }) });

/** The booking that an answer names, be it made or found. */
function idOf({ status, body }: Reply): string {
  const parsed = envelope.safeParse(JSON.parse(body));
  return parsed.data?.data.id ?? parsed.data?.data.existing_booking_id ?? `nothing: ${status}`;
}
