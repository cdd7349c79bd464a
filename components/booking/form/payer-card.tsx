"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import type { MailSettingsShown } from "@/lib/contracts/portal/mail";
import { type BookingFields, capitalName, tidyPhone } from "./booking-fields";
import { PlainField } from "./form-field";

interface PayerCardProps {
  sending: MailSettingsShown;
  /** Address of the agency, which stands for a payer without one. */
  ownEmail: string;
}

/** Who pays, and how to reach them. */
export function PayerCard({ sending, ownEmail }: PayerCardProps) {
  const t = useTranslations("booking.form");
  const { control, getValues, setValue, clearErrors } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: "share_contacts" });
  const copyFirstPassenger = () => {
    const first = getValues("passengers.0");
    setValue("payer_name", capitalName(`${first.first_name} ${first.last_name}`));
    setValue("payer_tel", first.tel);
    clearErrors(["payer_name", "payer_tel"]);
  };
  return (
    <SectionCard
      title={t("payerTitle")}
      lead={
        <>
          {t("payerLead")} <SentThere {...sending} />
        </>
      }
      aside={
        <Button variant="secondary" size="sm" onPress={copyFirstPassenger}>
          {t("payerCopy")}
        </Button>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <PlainField name="payer_name" label={t("payerName")} isRequired />
        <PlainField
          name="payer_email"
          label={t("payerEmail")}
          type="email"
          inputMode="email"
          description={t("payerEmailHint", { email: ownEmail })}
        />
        <PlainField name="payer_tel" label={t("payerTel")} type="tel" tidy={tidyPhone} inputClassName="num" isRequired />
      </div>
      <Checkbox isSelected={field.value} onChange={field.onChange} className="mt-3">
        {t("shareContacts")}
        <span className="block text-ink-faint text-sm">{t("shareContactsHint")}</span>
      </Checkbox>
    </SectionCard>
  );
}

const KINDS = ["confirmation", "receipts", "changes", "refunds"] as const;

/** What the agency's settings send to the payer, so that the agent knows what is left to do by hand. */
function SentThere({ locale, leaves, ...settings }: MailSettingsShown) {
  const t = useTranslations("booking.form.sending");
  const tCommon = useTranslations("common");
  const what = KINDS.filter((kind) => settings[kind]).map((kind) => t(kind));
  const text = what.length > 0 ? t("byItself", { language: tCommon(`languages.${locale}`), what: what.join(", ") }) : t("nothing");
  return leaves || what.length === 0 ? text : `${text} ${t("kept")}`;
}
