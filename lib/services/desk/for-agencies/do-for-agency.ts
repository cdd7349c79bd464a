import type { HouseActRequest, HouseRefundRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { moveFlights } from "@/lib/services/aftersale/moves/move-flights";
import type { RefundHooks } from "@/lib/services/aftersale/refund-limit/give-back";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { type AnyBooking, findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import { type DoneForAgency, recordHouseAct } from "@/lib/services/booking/house/record-house-act";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { findBooking } from "@/lib/services/booking/record/booking-record";
import { customerLocale, UNTOLD_LOCALE } from "@/lib/services/booking/record/customer-locale";
import { orderMail } from "@/lib/services/channels/mail/order-mail";
import type { Act } from "@/lib/services/ground/audit/act";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { lettersToAgency } from "./letters-to-agency";

export interface ActForAgency {
  bookingId: string;
  asked: HouseActRequest | HouseRefundRequest;
  /** The operator. */
  by: Doer;
  now: Date;
}

/**
 * Does with an agency's booking what the agency may do itself, by the same use cases and under the same rules. That the house did it, and why, is written
 * with it: the agency reads it in the booking's history and among its news, and is written in the same transaction that it was done.
 * @param hooks what holds a refund to the limit of the house
 * @throws AppError booking_not_found, passenger_not_found; what each use case throws
 */
export async function doForAgency({ bookingId, asked, by, now }: ActForAgency, hooks: Partial<RefundHooks> = {}): Promise<void> {
  const booking = await findAnyBooking(bookingId);
  const done = { partnerId: booking.partnerId, bookingId: booking.bookingId, kind: asked.kind, reason: asked.reason, by, now };
  const write = await lettersToAgency(done);
  const record: Recording = async (tx) => {
    await recordHouseAct(tx, done);
    await write(tx);
    await hooks.record?.(tx);
  };
  if (asked.kind === "resend") return resend(done, asked.letter, record);
  await change(booking, asked, { ...done, record, mayGiveBack: hooks.mayGiveBack });
}

type Recording = NonNullable<Act["record"]>;
type Changing = Exclude<ActForAgency["asked"], { kind: "resend" }>;
type Changed = DoneForAgency & { record: Recording } & Pick<Act, "mayGiveBack">;

async function change({ mode }: AnyBooking, asked: Changing, done: Changed): Promise<void> {
  const { partnerId, bookingId, by, now, record, mayGiveBack } = done;
  const request = { partnerId, bookingId, now, actor: by.actor, requestId: by.requestId, record, mayGiveBack };
  switch (asked.kind) {
    case "void":
      await voidBooking(request);
      return;
    case "refund":
      await autoCancelBooking(request);
      return;
    case "refund_part":
      await refundPassengers({ ...request, passengers: asked.passengers, directions: asked.directions });
      return;
    case "cancel_unpaid":
      await cancelUnpaidBooking(request);
      return;
    case "extend_hold":
      await extendHold(request);
      return;
    case "move_flights":
      await moveFlights({ ...request, direction: asked.direction, date: asked.date, alternative: asked.alternative });
      return;
    case "correct_name": {
      const { passenger, first_name, last_name } = asked;
      const name = { ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) };
      await changePassenger({ ...request, mode, passengerId: passenger, change: name });
    }
  }
}

type Letter = Extract<HouseActRequest, { kind: "resend" }>["letter"];

/** A letter to the payer's address, in the language in which the customer was last met; why stands in its transaction. */
async function resend(done: DoneForAgency, kind: Letter, record: Recording): Promise<void> {
  const { partnerId, bookingId, by, now } = done;
  const { payerEmail } = await findBooking({ partnerId, bookingId });
  const locale = (await customerLocale({ bookingId, partnerId })) ?? UNTOLD_LOCALE;
  await orderMail({ partnerId, bookingId, mail: { kind, locale, to: payerEmail }, actor: by.actor, now, record });
}
