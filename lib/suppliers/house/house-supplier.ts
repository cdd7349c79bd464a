import type { Supplier } from "../port";
import { issueFromStock } from "../ticket-stock";
import { HOUSE } from "./assemble-offer";
import { calendar } from "./calendar";
import { currentSnapshot } from "./current-snapshot";
import { destinations } from "./destinations";
import { fareFamily } from "./fare-family";
import { hold } from "./hold";
import { reprice } from "./reprice";
import { schedule } from "./schedule";
import { search } from "./search";

/** The service's own inventory: imported schedules and fares, seats in the database. */
export const houseSupplier: Supplier = {
  code: HOUSE,
  prepare,
  search,
  calendar,
  destinations,
  reprice,
  fareFamily,
  hold,
  issueTickets: issueFromStock,
  returnTickets,
  disruptionOf: () => null,
  schedule,
};

async function prepare(now: Date): Promise<void> {
  await currentSnapshot(now);
}

/** The house's own tickets are numbers in our own books: whoever writes the refund there has given them back. */
async function returnTickets(): Promise<void> {}
