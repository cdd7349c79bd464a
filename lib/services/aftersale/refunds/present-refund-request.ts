import type { RefundParts, RefundRequestDetail, RefundRequestItem } from "@/lib/contracts/operator/operator";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { modeOf } from "@/lib/domain/mode";
import { toMajor } from "@/lib/domain/money";
import { type Amounts, addAmounts, totalOf } from "@/lib/domain/pricing/price-lines";
import { couponsOf } from "@/lib/domain/refund/coupons";
import { openName } from "@/lib/services/ground/personal-data/person";
import { openNote } from "@/lib/services/ground/personal-data/refund-note";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { presentRules } from "@/lib/services/ground/presenters/present-rules";
import { readRefundStanding } from "../refund-limit/read-waiting-refund";
import { askedBy } from "./asked-by";
import type { RefundRequestRecord } from "./refund-request-record";
import { paidAtPresent, refundAt, reportsOf, returnedOf } from "./refundable-booking";

interface Shown {
  locale: Locale;
  now: Date;
}

/** One request as the back office's list has it. */
export function presentRefundRequest(request: RefundRequestRecord, { locale, now }: Shown): RefundRequestItem {
  const { booking, given } = request;
  const snapshot = parseSnapshot(booking.snapshot);
  const state = request.state;
  return {
    id: request.id,
    state,
    created: request.createdAt.toISOString(),
    booking_number: booking.bookingNumber,
    partner: booking.partner.name,
    mode: modeOf(booking.partner),
    passengers: booking.passengers.length,
    directions: snapshot.directions.map((direction) => presentRoute(direction, locale)),
    currency: snapshot.currency,
    is_part: given !== undefined,
    paid: presentParts(addAmounts(paidAtPresent(booking, given))),
    by_rules: state === "open" ? byRules(request, now) : null,
    refund_amount: request.refundMinor === null ? null : toMajor(Number(request.refundMinor)),
    reason: request.reason,
    unread: unreadOf(request),
  };
}

function unreadOf({ messages, files, officeSeenAt }: RefundRequestRecord): number {
  return [...messages, ...files].filter(({ createdAt }) => officeSeenAt === null || createdAt > officeSeenAt).length;
}

/** One request with everything that a decision needs. */
export async function presentRefundRequestDetail(
  request: RefundRequestRecord,
  shown: Shown & { actor?: string },
): Promise<RefundRequestDetail> {
  const snapshot = parseSnapshot(request.booking.snapshot);
  const paid = paidAtPresent(request.booking, request.given).map(totalOf);
  const nowUtc = utcMinutes(shown.now);
  return {
    ...presentRefundRequest(request, shown),
    ...{ booking_id: request.booking.id, agency_code: request.booking.partner.code, asked_by: await askedBy(request.requestedBy) },
    travellers: await Promise.all(
      request.booking.passengers.map(async (passenger, index) => ({
        ...(await presentName(passenger)),
        age: passenger.age,
        ticket_numbers: passenger.tickets.flatMap(({ ticketNumber }) => ticketNumber ?? []),
        paid: toMajor(paid[index] ?? 0),
        flights: couponsOf(snapshot.directions, { reports: reportsOf(passenger), returned: returnedOf(passenger), nowUtc }).map(
          ({ direction, flight, state }) => ({
            is_asked: request.given?.[index]?.includes(direction) ?? true,
            flight: `${flight.carrier}${flight.flightNumber}`,
            ...presentRoute({ segments: [flight] }, shown.locale),
            state,
          }),
        ),
      })),
    ),
    rules: presentRules(snapshot, shown.locale),
    decided: request.decidedAt?.toISOString() ?? null,
    note: await openNote(request),
    ...(await readRefundStanding(request.booking.id, shown)),
  };
}

async function presentName(passenger: RefundRequestRecord["booking"]["passengers"][number]) {
  const { firstName, lastName } = await openName(passenger);
  return { first_name: firstName, last_name: lastName };
}

function byRules({ booking, given }: RefundRequestRecord, now: Date): RefundRequestItem["by_rules"] {
  const refund = refundAt(booking, now, given);
  return { ...presentParts(refund.amounts), penalty: toMajor(refund.penaltyMinor), partly_used: refund.partlyUsed };
}

function presentParts(amounts: Amounts): RefundParts {
  return {
    fare: toMajor(amounts.fare + amounts.bag),
    taxes: toMajor(amounts.tax),
    fee: toMajor(amounts.fee),
    bags: toMajor(amounts.bag),
    total: toMajor(totalOf(amounts)),
  };
}
