import { z } from "zod";
import type { SupplierOffer } from "@/lib/domain/offer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import type { HoldRequest, Release } from "@/lib/suppliers/port/ordering";
import { SupplierUnconfirmed, TicketingRefused } from "@/lib/suppliers/port/refusals";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { RemoteAirline } from "./remote-airline";

export const REMOTE = "remote";

export const airline = new RemoteAirline();

const order = z.object({
  id: z.string(),
  until: z.string(),
  tickets: z.array(z.object({ passenger: z.string(), number: z.string() })),
});

/** @returns null where the airline says that the order is cancelled */
async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
  const answer = await airline.request(method, path, body).catch(() => {
    throw new SupplierUnconfirmed("no answer");
  });
  if (answer.status === 409) return null;
  if (answer.status >= 400) throw new SupplierUnconfirmed(`answered ${answer.status}`);
  return answer.body;
}

export function sellAsRemote(offer: SupplierOffer): SupplierOffer {
  return { ...offer, supplier: REMOTE };
}

/** A supplier that holds elsewhere, has no schedule of its own, and sells what the house does. */
export const remoteSupplier: Supplier = {
  code: REMOTE,
  selling: {
    ...houseSupplier.selling,
    reprice: async (reference, context) => {
      const offer = await houseSupplier.selling.reprice(reference, context);
      return offer && sellAsRemote(offer);
    },
  },
  ordering: {
    hold,
    release,
    extendHold: async (held) => {
      const extended = await ask("POST", `/orders/${held.order}/extension`);
      return extended === null ? null : new Date(order.parse(extended).until);
    },
    holdOutlook: () => "asked",
    correctableLetters: () => 0,
    unableToTicket: async () => null,
    issueTickets: async (held) => {
      const issued = await ask("POST", `/orders/${held.order}/tickets`);
      if (issued === null) throw new TicketingRefused("the order is cancelled");
      return order.parse(issued).tickets.map(({ passenger, number }) => {
        return { passengerId: passenger, ticketGroup: 0, ticketNumber: number, document: "airline_ticket" as const };
      });
    },
    returnTickets: async (held) => {
      await ask("POST", `/orders/${held.order}/returns`, { passengers: held.passengerIds });
    },
  },
};

async function hold({ key, passengerIds, booking, offer }: HoldRequest) {
  const passengers = booking.passengers.map(({ firstName, lastName }, place) => ({
    id: passengerIds[place],
    name: `${lastName} ${firstName}`,
  }));
  const { id, until } = order.parse(await ask("POST", "/orders", { key, offer: offer.reference, passengers }));
  return { seats: [], records: [{ pnr: "REMOTE", airlineLocators: [] }], order: id, until: new Date(until) };
}

/** Whose answer was lost may be held more than once. */
async function release({ key, order: known, passengerIds }: Release): Promise<void> {
  const ids = known
    ? [known]
    : z
        .array(order)
        .parse(await ask("GET", `/orders?key=${key}`))
        .map(({ id }) => id);
  for (const id of ids)
    await (passengerIds
      ? ask("POST", `/orders/${id}/departures`, { passengers: passengerIds })
      : ask("POST", `/orders/${id}/cancellation`));
}
