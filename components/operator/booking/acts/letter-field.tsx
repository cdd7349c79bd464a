"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { MAIL_KINDS, type MailKind } from "@/lib/domain/mail/mail";

/** Which of the letters that a customer may get. */
export function LetterField({ value, onChange }: { value: MailKind; onChange: (kind: MailKind) => void }) {
  const t = useTranslations("officeBooking.acts");
  const tMail = useTranslations("mail.kinds");
  const options = MAIL_KINDS.map((id) => ({ id, label: tMail(id) }));
  return <Select label={t("letter")} options={options} value={value} onChange={onChange} />;
}
