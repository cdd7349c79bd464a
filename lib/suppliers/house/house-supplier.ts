import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { itemAt } from "@/lib/util/at";
import type { OwnSchedule } from "../port/own-schedule";
import type { Supplier } from "../port/supplier";
import { carrierWithoutStock, issueFromStock } from "../ticket-stock";
import { correctableLetters, documentsOn, extendHold, holdOutlook } from "../unpaid-bookings";
import { departures } from "./departures";
import { explainOffer } from "./explain/explain-offer";
import { explainUnsold } from "./explain/explain-unsold";
import { soldOutClasses } from "./explain/sold-out-classes";
import { alternatives } from "./follow/alternatives";
import { connectionMinutes } from "./follow/connection-minutes";
import { HouseFollower } from "./follow/follower";
import { rewriteReference } from "./journey-reference";
import { calendar } from "./lowest/calendar";
import { destinations } from "./lowest/destinations";
import { HOUSE } from "./offer/assemble-offer";
import { bookedBagOptions } from "./reprice/bag-options";
import { hold } from "./reprice/hold";
import { fareFamily, reprice } from "./reprice/reprice";
import { scheduledFlights } from "./reprice/scheduled-flights";
import { lastDay, schedule } from "./schedule";
import { search } from "./search/search";
import { expireSeats } from "./seats/seat-mirror";
import { currentSnapshot, newestSnapshot } from "./snapshot/current-snapshot";

/** The service's own inventory: imported schedules and fares, seats in the database. */
export const houseSupplier: Supplier & { ownSchedule: OwnSchedule } = {
  code: HOUSE,
  selling: { search, reprice, fareFamily, bagOptions: bookedBagOptions, documents: documentsOn, connectionMinutes },
  ordering: { hold, extendHold, holdOutlook, correctableLetters, unableToTicket, issueTickets: issueFromStock, returnTickets },
  ownSchedule: {
    prepare,
    catchUp,
    calendar,
    destinations,
    timetable: schedule,
    departures,
    lastDay,
    carriers,
    airports,
    flights: scheduledFlights,
    follower: (flights, now) => new HouseFollower(flights, now),
    rewriteReference,
    alternatives,
    explainOffer,
    explainUnsold,
    soldOutClasses,
    seatsMoved: expireSeats,
  },
};

function unableToTicket({ ticketGroups }: BookingSnapshot, passengers: number): Promise<string | null> {
  const carriers = ticketGroups.map(({ validatingCarrier }) => validatingCarrier);
  return carrierWithoutStock(carriers, passengers);
}

async function prepare(now: Date): Promise<void> {
  await currentSnapshot(now);
}

async function catchUp(now: Date): Promise<void> {
  expireSeats();
  await newestSnapshot(now);
}

async function carriers(now: Date): Promise<readonly string[]> {
  return (await currentSnapshot(now)).network.carriers.codes;
}

async function airports(now: Date): Promise<readonly string[]> {
  const { routes, airports: known } = (await currentSnapshot(now)).network;
  return [...new Set([...routes.from, ...routes.to])].map((airport) => itemAt(known.codes, airport));
}

/** The house's own tickets are numbers in our own books: whoever writes the refund there has given them back. */
async function returnTickets(): Promise<void> {}
