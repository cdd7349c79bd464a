import type { BookSettings } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

/** Whether an agency saves whoever it books to its book: it does until it says otherwise. */
export async function readBookSettings({ partnerId }: { partnerId: string }): Promise<BookSettings> {
  const row = await db().partnerBook.findUnique({ where: { partnerId } });
  return { saves_booked: row?.savesBooked ?? true };
}

interface Change {
  partnerId: string;
  settings: BookSettings;
  by: Doer;
  now: Date;
}

/** Sets it, for booking forms that are opened from now on. */
export async function changeBookSettings({ partnerId, settings, by, now }: Change): Promise<BookSettings> {
  const set = { savesBooked: settings.saves_booked, updatedAt: now };
  await db().$transaction(async (tx) => {
    await tx.partnerBook.upsert({ where: { partnerId }, create: { partnerId, ...set }, update: set });
    await recordAudit(tx, { action: "passenger_book_set", by, partnerId, now, detail: { ...settings } });
  });
  return settings;
}
