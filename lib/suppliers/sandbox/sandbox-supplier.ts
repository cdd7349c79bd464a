import type { SandboxBehaviour } from "@/lib/contracts/sandbox-routes";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { type IssuedTicket, type Supplier, TicketingRefused, type TicketOrder } from "../port";
import { issueFromStock } from "../ticket-stock";
import { correctableLetters, documentsOn, extendHold } from "../unpaid-bookings";
import { bagOptionsOf, SANDBOX } from "./assemble-offer";
import { calendar } from "./calendar";
import { destinations } from "./destinations";
import { disrupted, disruptionOf } from "./disruptions";
import { alternatives, connectionMinutes } from "./follow";
import { hold } from "./hold";
import { behaviourIn, readReference } from "./reference";
import { fareFamily, flights, reprice } from "./reprice";
import { schedule } from "./schedule";
import { search } from "./search";

/** Test mode's airline ZZ: everything follows from the route and the date, and some routes always do one thing (`SANDBOX_ROUTES`). */
export const sandboxSupplier: Supplier = {
  code: SANDBOX,
  prepare: async () => {},
  search,
  calendar,
  destinations,
  reprice,
  flights,
  fareFamily,
  hold,
  bagOptions: async (snapshot) => bagOptionsOf(snapshot, snapshot.currency),
  extendHold,
  correctableLetters,
  documents: documentsOn,
  issueTickets,
  returnTickets: async () => {},
  disruptionOf,
  disrupted,
  schedule,
  lastDay: async () => null,
  carriers: async () => [TEST_AIRLINE],
  seatsMoved: () => {},
  // Its flights come from no schedule that is imported: what happens to them it tells by itself.
  follower: () => null,
  connectionMinutes,
  // Its references name routes and days, which no change touches.
  rewriteReference: (reference) => reference,
  alternatives,
};

async function issueTickets(order: TicketOrder): Promise<IssuedTicket[]> {
  if (behaviourOf(order.snapshot) === "ticketing_fails") throw new TicketingRefused("the sandbox issues no tickets on this route");
  return issueFromStock(order);
}

function behaviourOf({ reference }: BookingSnapshot): SandboxBehaviour {
  return behaviourIn(readReference(reference)?.directions ?? []);
}
