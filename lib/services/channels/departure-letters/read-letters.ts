import type { DepartureLetterItem, DepartureLetters } from "@/lib/contracts/operator/departures/departure-letters";
import { db } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { MAIL_STATES } from "@/lib/domain/mail/mail";
import { noticeTexts } from "@/lib/domain/mail/notice";
import { sum } from "@/lib/domain/money";
import { readColleagues } from "@/lib/services/ground/audit/done-by";
import { customersOf } from "./customers-of";

/** Whom a letter to a departure's customers would go to, and what they were written before. @throws AppError departure_not_found */
export async function readLetters(id: string, locale: Locale): Promise<DepartureLetters> {
  const { legKey, customers } = await customersOf(id);
  const bookingsOf = (each: Locale) => customers.filter((customer) => customer.locale === each).length;
  return {
    bookings: customers.length,
    passengers: sum(customers.map(({ passengers }) => passengers)),
    languages: LOCALES.map((each) => ({ locale: each, bookings: bookingsOf(each) })),
    letters: await lettersOf(legKey, locale),
  };
}

async function lettersOf(legKey: string, locale: Locale): Promise<DepartureLetterItem[]> {
  const rows = await db().departureLetter.findMany({ where: { legKey }, orderBy: { writtenAt: "desc" } });
  const doerOf = await readColleagues(rows.map(({ writtenBy }) => writtenBy));
  const counted = await db().mail.groupBy({
    by: ["departureLetterId", "state"],
    where: { departureLetterId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  return rows.map(({ id, texts, bookings, reason, writtenAt, writtenBy }) => {
    const [waiting = 0, sent = 0, failed = 0] = MAIL_STATES.map(
      (state) => counted.find((each) => each.departureLetterId === id && each.state === state)?._count ?? 0,
    );
    const { subject } = noticeTexts.parse(texts)[locale];
    return {
      id,
      subject,
      bookings,
      reason,
      written: writtenAt.toISOString(),
      written_by: doerOf(writtenBy),
      mails: { waiting, sent, failed },
    };
  });
}
