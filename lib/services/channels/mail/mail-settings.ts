import { type MailSettings, mailSettings } from "@/lib/contracts/portal/mail";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { sendsMails } from "@/lib/env";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

const NOTHING = { confirmation: false, receipts: false, changes: false, refunds: false };

interface Read {
  partnerId: string;
  /** Language of the signed-in user, proposed while nothing is set. */
  locale: Locale;
}

/** What is sent to a partner's customers by itself. */
export async function readMailSettings({ partnerId, locale }: Read): Promise<MailSettings & { leaves: boolean }> {
  const row = await db().partnerMail.findUnique({ where: { partnerId }, omit: { partnerId: true, updatedAt: true } });
  return { ...mailSettings.parse(row ?? { ...NOTHING, locale }), leaves: sendsMails() };
}

interface Change extends Read {
  settings: MailSettings;
  by: Doer;
  now: Date;
}

/** Sets it, for changes of bookings from now on. */
export async function changeMailSettings({ partnerId, locale, settings, by, now }: Change): Promise<MailSettings & { leaves: boolean }> {
  await db().$transaction(async (tx) => {
    await tx.partnerMail.upsert({
      where: { partnerId },
      create: { partnerId, ...settings, updatedAt: now },
      update: { ...settings, updatedAt: now },
    });
    await recordAudit(tx, { action: "mail_settings_set", by, partnerId, now, detail: { ...settings } });
  });
  return readMailSettings({ partnerId, locale });
}
