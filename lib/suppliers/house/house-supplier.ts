import type { Supplier } from "../port";
import { HOUSE } from "./assemble-offer";
import { fareFamily } from "./fare-family";
import { hold } from "./hold";
import { issueTickets } from "./issue-tickets";
import { reprice } from "./reprice";
import { schedule } from "./schedule";
import { search } from "./search";

/** The service's own inventory: imported schedules and fares, seats in the database. */
export const houseSupplier: Supplier = { code: HOUSE, search, reprice, fareFamily, hold, issueTickets, schedule };
