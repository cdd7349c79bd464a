import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type MailKind, mailKindOf } from "@/lib/domain/mail/mail";
import { log } from "@/lib/log";
import { customerLocale, UNTOLD_LOCALE } from "@/lib/services/booking/record/customer-locale";
import { openPayer } from "@/lib/services/ground/personal-data/payer";
import { countMail } from "./parts/count-mail";
import { insertMail } from "./parts/insert-mail";

const SETTING = { confirmation: "confirmation", receipts: "receipts", change: "changes", refund: "refunds" } as const satisfies Record<
  MailKind,
  string
>;

/** Has the payer told of a change in the customer's language, where the partner has that sent by itself. Any number of runs make one mail of it. */
export async function mailEvent({ bookingEventId, now }: { bookingEventId: string; now: Date }): Promise<void> {
  const event = await db().bookingEvent.findUnique({
    where: { id: BigInt(bookingEventId) },
    include: { booking: { include: { partner: { select: { mail: true } } } } },
  });
  const kind = event && mailKindOf(event.reason);
  const settings = event?.booking.partner.mail;
  if (!event || !kind || !settings?.[SETTING[kind]] || event.booking.erasedAt) return;
  const { id: bookingId, partnerId } = event.booking;
  if (await db().mail.findUnique({ where: { bookingEventId: event.id }, select: { id: true } })) return;
  const { payerEmail: recipient } = await openPayer(event.booking);
  const locale = (await customerLocale({ bookingId, partnerId })) ?? UNTOLD_LOCALE;
  const about = { bookingId };
  const at = await turnOf({ partnerId, about, recipient, now });
  await insertMail({ partnerId, about, bookingEventId: event.id, kind, locale, recipient, actor: "system", at, now });
}

/** Now, or tomorrow where there have been too many today. */
async function turnOf(counted: Parameters<typeof countMail>[0]): Promise<Date> {
  const { about, now } = counted;
  try {
    await countMail(counted);
    return now;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    log.warn({ ...about }, "a mail waits for tomorrow: there have been too many today");
    return new Date(now.getTime() + error.retryAfter * 1000);
  }
}
