import { z } from "zod";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { bookingBody, inDays } from "@/scripts/storm/buyer";
import { findOffers, openPartner, type Partner, searchPath } from "../lib/partner";
import { WIDE } from "../writing/wide-flight";

const DAY = 60;

/** A partner that is told of everything, with offers of the wide flight by the number of adults. */
export interface WideBuyer extends Partner {
  offers: Map<number, string>;
}

/** Opens the partner, whose messages go to the address. */
export async function openBuyer({ port, url }: { port: number; url: string }): Promise<WideBuyer> {
  const { partnerId, ...partner } = await openPartner("BURST", port);
  await createEndpoint({ ...{ partnerId, mode: "live", kind: "webhook", url, event_types: [], email: "" }, now: new Date() });
  const offers = new Map<number, string>();
  for (const adults of [1, 9]) {
    const found = await findOffers(partner, searchPath({ to: WIDE.to, date: inDays(DAY) }, 300, adults));
    const wide = found.find(({ directions }) => directions[0]?.segments.every(({ airline }) => airline.code === WIDE.carrier));
    offers.set(adults, wide?.id ?? "");
  }
  return { ...partner, offers };
}

const created = z.object({ data: z.object({ id: z.string() }) });

/** Books so many times, so many adults each. @returns ids */
export async function bookWide(buyer: WideBuyer, count: number, adults: 1 | 9): Promise<string[]> {
  const ids: string[] = [];
  for (let booked = 0; booked < count; booked++) {
    const answer = await post(buyer, `/api/v1/offers/${buyer.offers.get(adults)}/booking`, bookingBody(Math.random, adults));
    ids.push(created.parse(await answer.json()).data.id);
  }
  return ids;
}

export async function pay(buyer: WideBuyer, id: string): Promise<void> {
  await (await post(buyer, `/api/v1/booking/${id}/payment`, "{}")).arrayBuffer();
}

/** @throws Error where the answer is not 200 */
async function post({ token, port }: Partner, path: string, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return answer;
}
