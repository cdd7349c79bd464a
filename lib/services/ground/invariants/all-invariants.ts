import { bookingsGoOn } from "./checks/bookings-go-on";
import { changesAreOpenOnce } from "./checks/changes-are-open-once";
import { claimsEqualLiveBookings } from "./checks/claims-equal-live-bookings";
import { deliveriesGoOn } from "./checks/deliveries-go-on";
import { depositsAreCovered } from "./checks/deposits-are-covered";
import { depositsEqualEntries } from "./checks/deposits-equal-entries";
import { eventsAreAnnounced } from "./checks/events-are-announced";
import { jobsAreTaken } from "./checks/jobs-are-taken";
import { ledgerSumsToZero } from "./checks/ledger-sums-to-zero";
import { moneyInOneCurrency } from "./checks/money-in-one-currency";
import { moneyMovedOnce } from "./checks/money-moved-once";
import { paymentsEqualLedger } from "./checks/payments-equal-ledger";
import { refundRequestsMatch } from "./checks/refund-requests-match";
import { refundsWithinPrice } from "./checks/refunds-within-price";
import { seatsAreAuthorised } from "./checks/seats-are-authorised";
import { seatsEqualLiveBookings } from "./checks/seats-equal-live-bookings";
import { statusesFollowTable } from "./checks/statuses-follow-table";
import { sumsEqualPassengers } from "./checks/sums-equal-passengers";
import { ticketsAreComplete } from "./checks/tickets-are-complete";
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
