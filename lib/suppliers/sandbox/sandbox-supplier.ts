import { SANDBOX_ROUTES, type SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { HOUSE_CODE, ticketNumberOf } from "@/lib/domain/ticketing/ticket-number";
import type { IssuedTicket, TicketOrder } from "../port/ordering";
import { TicketingRefused } from "../port/refusals";
import type { Supplier } from "../port/supplier";
import { issueFromStock } from "../ticket-stock";
import { correctableLetters, documentsOn, extendHold, holdOutlook } from "../unpaid-bookings";
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

/** Of test mode's ticket numbers; the house's own documents have later ones. */
const [FIRST_SERIAL, LAST_SERIAL] = [2_400_000_001, 2_999_999_999];

/** Test mode's airline ZZ: everything follows from the route and the date, and some routes always do one thing (`SANDBOX_ROUTES`). */
export const sandboxSupplier: Supplier = {
  code: SANDBOX,
  selling: {
    search,
    reprice,
    fareFamily,
    bagOptions: async (snapshot) => bagOptionsOf(snapshot, snapshot.currency),
    documents: documentsOn,
    connectionMinutes,
  },
  ordering: {
    hold,
    extendHold,
    holdOutlook,
    correctableLetters,
    unableToTicket: async () => null,
    issueTickets,
    returnTickets: async () => {},
  },
  ownSchedule: {
    prepare: async () => {},
    catchUp: async () => {},
    calendar,
    destinations,
    timetable: schedule,
    // Nobody boards them: the back office has nothing to do for them.
    departures: async () => [],
    lastDay: async () => null,
    carriers: async () => [TEST_AIRLINE],
    airports: async () => [...new Set(SANDBOX_ROUTES.flatMap(({ from, to }) => [from, to]))],
    flights,
    // Its flights come from no schedule that is imported: what happens to them it tells by itself.
    follower: () => null,
    // Its references name routes and days, which no change touches.
    rewriteReference: (reference) => reference,
    alternatives,
    // Nor do they sell anything that somebody has to explain.
    explainOffer: async () => null,
    soldOutClasses: async () => [],
    explainUnsold: async () => ({ journeys: [], looked: 0, unlooked: 0 }),
    seatsMoved: () => {},
  },
  disruptions: { disruptionOf, disrupted },
};

async function issueTickets(order: TicketOrder): Promise<IssuedTicket[]> {
  if (behaviourOf(order.snapshot) === "ticketing_fails") throw new TicketingRefused("the sandbox issues no tickets on this route");
  await makeStock();
  return issueFromStock(order);
}

/** Test mode's own numbers, which are there whatever stocks are declared. */
async function makeStock(): Promise<void> {
  const known = await db().ticketStock.findFirst({ where: { carrier: TEST_AIRLINE }, select: { id: true } });
  if (known) return;
  const [first, last] = [FIRST_SERIAL, LAST_SERIAL].map((serial) => BigInt(ticketNumberOf(HOUSE_CODE, serial)));
  // Two orders may find none at once: the second one's is refused by the first one's numbers.
  await db().$executeRaw`
    insert into ticket_stock (carrier, document, first_number, last_number, next_number)
    values (${TEST_AIRLINE}, 'invented', ${first}, ${last}, ${first}) on conflict do nothing`;
}

function behaviourOf({ reference }: BookingSnapshot): SandboxBehaviour {
  return behaviourIn(readReference(reference)?.directions ?? []);
}
