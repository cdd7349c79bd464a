import { validate } from "uuid";
import type { PassengerChange } from "@/lib/contracts/interface/booking-changes";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { changesName, readPassengerChange } from "@/lib/domain/passengers/change-passenger";
import type { CheckedPassenger } from "@/lib/domain/passengers/drafts";
import { isCorrection } from "@/lib/domain/passengers/name-correction";
import { rulesOf } from "@/lib/services/booking/create/passenger-rules";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking, type Decision } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { CONFLICTS_AND_COLLISIONS, retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { personColumns } from "@/lib/services/ground/personal-data/person";
import { supplierByCode } from "@/lib/suppliers/registry";
import { renamedClaims } from "./renamed-claims";
import { tellBefore } from "./tell-before";

interface ChangePassenger extends BookingAddress, Act {
  passengerId: string;
  mode: Mode;
  /** What is absent stays. */
  change: PassengerChange;
}

type PassengerRecord = BookingRecord["passengers"][number];

/**
 * Changes a passenger's document, contacts and loyalty numbers before the first departure, or corrects the name once, before there is a ticket.
 * A document keeps to its one place on a flight. Receipts are made anew.
 * @throws AppError booking_not_found, passenger_not_found; change_unavailable, name_change_unavailable; duplicate_unpaid, duplicate_paid;
 *   document_on_flight; the codes of PASSENGER_CHANGE_ERRORS
 */
export async function changePassenger(request: ChangePassenger): Promise<void> {
  const attempt = () =>
    changeBooking<BookingRecord, void>(
      request,
      () => findBooking(request),
      (booking) => changed(booking, request),
    );
  await retryConflict(attempt, CONFLICTS_AND_COLLISIONS);
}

async function changed(booking: BookingRecord, request: ChangePassenger): Promise<Decision<void>> {
  const { partnerId, mode, now, change } = request;
  const passenger = passengerOf(booking, request.passengerId);
  const { id } = passenger;
  const isRenamed = changesName(passenger, change);
  const { action } = checkTransition(isRenamed ? "correct_name" : "change_passenger", booking, { now });
  const after = readChange(booking, passenger, request);
  if (isRenamed) refuseOtherName(booking, passenger, after);
  if (JSON.stringify(after) === JSON.stringify(factsOf(passenger))) return { done: undefined };
  const claims = await renamedClaims({ bookingId: booking.id, partnerId, mode, before: passenger, after });
  const columns = { id, ...(await columnsOf(after, { id, partnerId })), ...(isRenamed && { nameCorrectedAt: now }) };
  const { events } = moveBooking(booking, action);
  const written = { people: { change: [columns] }, receipts: [id], events, ...(claims && { claims }), before: tellBefore(booking, now) };
  return { change: written, result: undefined };
}

function passengerOf(booking: BookingRecord, passengerId: string): PassengerRecord {
  const passenger = validate(passengerId) && booking.passengers.find(({ id }) => id === passengerId.toLowerCase());
  if (!passenger) throw new AppError("passenger_not_found");
  if (booking.erasedAt || passenger.returnedAt) throw new AppError("change_unavailable");
  return passenger;
}

function readChange(booking: BookingRecord, passenger: PassengerRecord, { change, now }: ChangePassenger): CheckedPassenger {
  const { directions, supplier } = parseSnapshot(booking.snapshot);
  const documents = supplierByCode(supplier)?.selling.documents(directions) ?? {};
  return readPassengerChange(change, {
    passenger: factsOf(passenger),
    others: booking.passengers.filter((other) => other !== passenger).map(factsOf),
    rules: rulesOf({ directions, documents, now }),
    payerEmail: booking.payerEmail,
  });
}

/** @throws AppError name_change_unavailable */
function refuseOtherName(booking: BookingRecord, passenger: PassengerRecord, wanted: CheckedPassenger): void {
  const letters = lettersOf(parseSnapshot(booking.snapshot));
  if (passenger.nameCorrectedAt || !isCorrection(passenger, wanted, letters)) throw new AppError("name_change_unavailable");
}

function lettersOf(snapshot: BookingSnapshot): number {
  return supplierByCode(snapshot.supplier)?.ordering.correctableLetters(snapshot) ?? 0;
}

function factsOf(passenger: PassengerRecord): CheckedPassenger {
  const { firstName, lastName, middleName, age, gender, birthdate, citizenship, tel, email, docType, docNumber, docExpire, loyalty } =
    passenger;
  return { firstName, lastName, middleName, age, gender, birthdate, citizenship, tel, email, docType, docNumber, docExpire, loyalty };
}

/** Those that tell who a passenger is. */
async function columnsOf(passenger: CheckedPassenger, row: { id: string; partnerId: string }) {
  const { age: _, gender: __, ...person } = passenger;
  return personColumns(row, person);
}
