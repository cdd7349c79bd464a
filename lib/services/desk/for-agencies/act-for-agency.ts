import type { HouseActRequest, HouseRefundRequest } from "@/lib/contracts/operator/office-booking";
import { db } from "@/lib/db";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { type AnyBooking, findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import { type DoneForAgency, recordHouseAct } from "@/lib/services/booking/house/record-house-act";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { findBooking } from "@/lib/services/booking/record/booking-record";
import { customerLocale, UNTOLD_LOCALE } from "@/lib/services/booking/record/customer-locale";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import type { Act } from "@/lib/services/ground/audit/act";
import type { Doer } from "@/lib/services/ground/audit/doer";

interface ActForAgency {
  bookingId: string;
  asked: HouseActRequest | HouseRefundRequest;
  /** The operator. */
  by: Doer;
  now: Date;
}

/**
 * Does with an agency's booking what the agency may do itself, by the same use cases and under the same rules. That the house did it, and why, is written
 * with it: the agency reads it in the booking's history and among its news.
 * @throws AppError booking_not_found, passenger_not_found; what each use case throws
 */
export async function actForAgency({ bookingId, asked, by, now }: ActForAgency): Promise<void> {
  const booking = await findAnyBooking(bookingId);
  const done = { partnerId: booking.partnerId, bookingId: booking.bookingId, kind: asked.kind, reason: asked.reason, by, now };
  if (asked.kind === "resend") return resend(done, asked.letter);
  await change(booking, asked, done);
}

type Changing = Exclude<ActForAgency["asked"], { kind: "resend" }>;

async function change({ mode }: AnyBooking, asked: Changing, done: DoneForAgency): Promise<void> {
  const { partnerId, bookingId, by, now } = done;
  const record: NonNullable<Act["record"]> = (tx) => recordHouseAct(tx, done);
  const request = { partnerId, bookingId, now, actor: by.actor, requestId: by.requestId, record };
  switch (asked.kind) {
    case "void":
      await voidBooking(request);
      return;
    case "refund":
      await autoCancelBooking(request);
      return;
    case "cancel_unpaid":
      await cancelUnpaidBooking(request);
      return;
    case "extend_hold":
      await extendHold(request);
      return;
    case "correct_name": {
      const { passenger, first_name, last_name } = asked;
      const name = { ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) };
      await changePassenger({ ...request, mode, passengerId: passenger, change: name });
    }
  }
}

/** A letter to the payer's address, in the language in which the customer was last met. The mail itself says who has sent it. */
async function resend(done: DoneForAgency, kind: Extract<HouseActRequest, { kind: "resend" }>["letter"]): Promise<void> {
  const { partnerId, bookingId, by, now } = done;
  const { payerEmail } = await findBooking({ partnerId, bookingId });
  const locale = (await customerLocale({ bookingId, partnerId })) ?? UNTOLD_LOCALE;
  await orderMail({ partnerId, bookingId, mail: { kind, locale, to: payerEmail }, actor: by.actor, now });
  await db().$transaction((tx) => recordHouseAct(tx, done));
}
