import { changesAreOpenOnce, refundRequestsMatch, statusesFollowTable, sumsEqualPassengers, ticketsAreComplete } from "./checks/bookings";
import {
  depositsAreCovered,
  depositsEqualEntries,
  ledgerSumsToZero,
  moneyInOneCurrency,
  moneyMovedOnce,
  paymentsEqualLedger,
  refundsWithinPrice,
} from "./checks/money";
import { claimsEqualLiveBookings, seatsAreAuthorised, seatsEqualLiveBookings } from "./checks/seats";
import { bookingsGoOn, deliveriesGoOn, eventsAreAnnounced, jobsAreTaken } from "./checks/work";
import type { Invariant } from "./invariant";

/** Those of money, which are checked all the time (docs/operating.md). */
export const MONEY_INVARIANTS: readonly Invariant[] = [
  ledgerSumsToZero,
  depositsEqualEntries,
  depositsAreCovered,
  moneyMovedOnce,
  paymentsEqualLedger,
  moneyInOneCurrency,
];

/** In the order in which reports have them: money, seats, bookings, tickets, what is told, what waits. */
export const INVARIANTS: readonly Invariant[] = [
  ...MONEY_INVARIANTS,
  sumsEqualPassengers,
  seatsEqualLiveBookings,
  seatsAreAuthorised,
  claimsEqualLiveBookings,
  statusesFollowTable,
  changesAreOpenOnce,
  refundRequestsMatch,
  refundsWithinPrice,
  ticketsAreComplete,
  eventsAreAnnounced,
  deliveriesGoOn,
  bookingsGoOn,
  jobsAreTaken,
];
