import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type RequestedPart, requestedPart } from "@/lib/domain/refund/request";
import type { Prisma } from "@/lib/generated/prisma/client";
import { NAME_COLUMNS } from "@/lib/services/ground/personal-data/person";
import { partAsked } from "./parts/asked-part";
import type { RefundedPart } from "./parts/refunded-part";
import {
  type FoundRefundable,
  foundRefundable,
  onlyPassengers,
  RETURNED_COLUMNS,
  refundableInclude,
  withoutReturned,
} from "./refundable-booking";

const refundRequestInclude = {
  messages: { where: { side: "partner" }, select: { createdAt: true } },
  files: { select: { createdAt: true } },
  booking: {
    include: {
      partner: { select: { code: true, name: true, testOf: true } },
      scheduleChanges: refundableInclude.scheduleChanges,
      refundRequests: refundableInclude.refundRequests,
      passengers: {
        orderBy: { position: "asc" },
        select: { ...NAME_COLUMNS, age: true, ...RETURNED_COLUMNS, tickets: { select: { ticketNumber: true, coupons: true } } },
      },
    },
  },
} as const satisfies Prisma.RefundRequestInclude;

type RequestRow = Prisma.RefundRequestGetPayload<{ include: typeof refundRequestInclude }>;

/** A request to the back office with its booking: what of it the request is about. */
export interface RefundRequestRecord extends RequestRow {
  /** Where it is about single passengers or directions: which directions, per passenger of `booking`, in which there is nobody else. */
  given?: readonly (readonly number[])[];
}

/** In the order of the ids; those that do not exist are left out. */
export async function findRefundRequests(ids: readonly string[]): Promise<RefundRequestRecord[]> {
  const found = (await db().refundRequest.findMany({ where: { id: { in: [...ids] } }, include: refundRequestInclude })).map(
    onlyWhatIsAsked,
  );
  return ids.flatMap((id) => found.filter((request) => request.id === id));
}

/** What was asked for is in it also once it was given back. */
function onlyWhatIsAsked(request: RequestRow): RefundRequestRecord {
  if (request.part === null) return { ...request, booking: withoutReturned(request.booking) };
  const part = requestedPart.parse(request.part);
  if (isAnsweredByAll(request, part)) return { ...request, booking: withoutReturned(request.booking) };
  const askedOf = (passengerId: string) => part.find((each) => each.passengerId === passengerId)?.directions ?? [];
  const booking = onlyPassengers(request.booking, ({ id }) => askedOf(id).length > 0);
  const passengers = booking.passengers.map((passenger) => {
    const isOfAnother = ({ direction }: { direction: number }) => !askedOf(passenger.id).includes(direction);
    return { ...passenger, returnedDirections: passenger.returnedDirections.filter(isOfAnother) };
  });
  return { ...request, booking: { ...booking, passengers }, given: passengers.map(({ id }) => askedOf(id)) };
}

/** A flight that its airline moved or cancelled gives back the whole booking, whatever part was asked for: nothing is marked as given back then. */
function isAnsweredByAll({ state, booking: { passengers } }: RequestRow, part: RequestedPart): boolean {
  const isMarked = ({ passengerId, directions }: RequestedPart[number]) => {
    const passenger = passengers.find(({ id }) => id === passengerId);
    const returned = passenger?.returnedDirections.map(({ direction }) => direction) ?? [];
    return passenger?.returnedAt != null || directions.every((direction) => returned.includes(direction));
  };
  return state === "settled" && !part.every(isMarked);
}

/** A booking of which a request is still to be decided. */
export interface AskedBooking extends FoundRefundable {
  /** Where the request is about a part of the booking. */
  part: RefundedPart | null;
}

/**
 * The booking of a request that is still to be decided.
 * @throws AppError refund_request_not_found; refund_request_decided
 */
export async function findOpenRequest(requestId: string): Promise<AskedBooking> {
  const where = { id: requestId };
  const request = validate(requestId)
    ? await db().refundRequest.findUnique({ where, include: { booking: { include: refundableInclude } } })
    : null;
  if (!request) throw new AppError("refund_request_not_found");
  // The two are not read at one moment.
  if (request.state !== "open" || request.booking.status !== "refund_request_sent") throw new AppError("refund_request_decided");
  const booking = foundRefundable(request.booking);
  return { ...booking, part: request.part === null ? null : partAsked(booking, requestedPart.parse(request.part)) };
}
