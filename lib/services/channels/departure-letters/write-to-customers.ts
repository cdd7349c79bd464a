import { v7 } from "uuid";
import type { LetterWritten } from "@/lib/contracts/operator/departures/departure-letters";
import { db } from "@/lib/db";
import { departureName } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, t } from "@/lib/domain/localized";
import type { NoticeTexts } from "@/lib/domain/mail/notice";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sealRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { openPayer } from "@/lib/services/ground/personal-data/payer";
import { type Customer, customersOf } from "./customers-of";

interface WriteToCustomers {
  /** As addresses name the departure. */
  id: string;
  /** UUID, drawn by whoever asks. */
  letterId: string;
  /** In each language that one of them reads. */
  texts: Partial<NoticeTexts>;
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Writes to the customers of a departure, each in their language: one mail to the payer of each booking, with its jobs in one transaction. The same letter
 * asked for again is sent no second time. Its agencies see the mail in the history of their bookings.
 * @throws AppError departure_not_found; letter_to_nobody where nobody is booked; letter_not_found where its id is another departure's; validation (`texts`)
 *   where a language is missing that one of them reads
 */
export async function writeToCustomers({ id, letterId, texts: written, reason, by, now }: WriteToCustomers): Promise<LetterWritten> {
  const { legKey, customers } = await customersOf(id);
  const before = await db().departureLetter.findUnique({ where: { id: letterId } });
  if (before && before.legKey !== legKey) throw new AppError("letter_not_found");
  if (before) return { bookings: before.bookings };
  if (customers.length === 0) throw new AppError("letter_to_nobody");
  const texts = wholeTexts(written, customers);
  const mails = await Promise.all(customers.map((customer) => mailTo(customer, { letterId, by, now })));
  const letter = { id: letterId, legKey, texts, reason, writtenBy: by.actor, writtenAt: now };
  const kept = await retryConflict(() => db().$transaction((tx) => keep(tx, { letter, mails, by, now })));
  if (kept.legKey !== legKey) throw new AppError("letter_not_found");
  relayJobsSoon();
  return { bookings: kept.bookings };
}

type NewMail = Prisma.MailCreateManyInput & { id: string; bookingId: string };

interface ToKeep extends Pick<WriteToCustomers, "by" | "now"> {
  letter: Omit<Prisma.DepartureLetterCreateManyInput, "bookings"> & { id: string };
  mails: readonly NewMail[];
}

/** The letter with its mails, or the one that is there under its id. */
async function keep(tx: Prisma.TransactionClient, { letter, mails, by, now }: ToKeep): Promise<{ legKey: string; bookings: number }> {
  const left = await heldMails(tx, mails);
  const { id, legKey, reason } = letter;
  const { count } = await tx.departureLetter.createMany({ data: { ...letter, bookings: left.length }, skipDuplicates: true });
  if (count === 0) return tx.departureLetter.findUniqueOrThrow({ where: { id } });
  if (left.length === 0) throw new AppError("letter_to_nobody");
  await tx.mail.createMany({ data: left });
  await queueInside(
    tx,
    left.map((mail) => mailJob(mail.id, 1, now)),
  );
  const detail = { source: departureName(legKey), letter: id, bookings: left.length, reason };
  await recordAudit(tx, { action: "passengers_written", by, now, detail });
  return { legKey, bookings: left.length };
}

/** Mails whose bookings were not erased since they were read; none of these is erased before the transaction ends, and then with its mail. */
async function heldMails(tx: Prisma.TransactionClient, mails: readonly NewMail[]): Promise<NewMail[]> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    select id::text from booking
     where id = any (${mails.map(({ bookingId }) => bookingId)}::uuid[]) and erased_at is null order by id for share`;
  const ids = new Set(held.map(({ id }) => id));
  return mails.filter(({ bookingId }) => ids.has(bookingId));
}

const UNREAD = t(
  "Write it in each language that one of the customers reads.",
  "Напишите на каждом языке, на котором читает кто-то из клиентов.",
  "Mijozlar oʻqiydigan har bir tilda yozing.",
);

/** The words in all languages: those that nobody reads say what another one says. */
function wholeTexts(written: Partial<NoticeTexts>, customers: readonly Customer[]): NoticeTexts {
  const [some] = LOCALES.flatMap((locale) => written[locale] ?? []);
  if (!some || customers.some(({ locale }) => !written[locale])) throw new AppError("validation", { fields: { texts: [UNREAD] } });
  return { en: some, ru: some, uz: some, ...written };
}

async function mailTo(
  { bookingId, partnerId, locale, sealedPayer }: Customer,
  { letterId, by, now }: Pick<WriteToCustomers, "letterId" | "by" | "now">,
): Promise<NewMail> {
  const id = v7();
  const { payerEmail } = await openPayer({ id: bookingId, sealedPayer });
  return {
    ...{ id, partnerId, bookingId, kind: "notice", departureLetterId: letterId, locale, actor: by.actor },
    ...{ sealedRecipient: await sealRecipient(id, payerEmail), nextAt: now, createdAt: now },
  };
}
