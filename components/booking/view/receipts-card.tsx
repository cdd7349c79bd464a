"use client";

import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { SectionCard } from "@/components/ui/section-card";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { bookingExtrasQuery } from "../queries";

/** A receipt per passenger whose tickets were not all returned, in the language that the passenger reads. */
export function ReceiptsCard({ booking: { id, status, passengers } }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const tLanguages = useTranslations("common.languages");
  const page = useLocale();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const { data: extras } = useQuery(bookingExtrasQuery(id, status));
  const language = chosen ?? extras?.customer_locale ?? page;
  const receipts = passengers.filter(({ itinerary_receipt }) => itinerary_receipt !== "");
  return (
    <SectionCard
      title={t("receipts")}
      aside={
        <Select
          label={t("receiptsLanguage")}
          isLabelHidden
          options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
          value={language}
          onChange={setChosen}
          className="-my-1 w-32"
        />
      }
    >
      <ul className="-my-1">
        {receipts.map(({ key, first_name, last_name, itinerary_receipt }) => (
          <li key={key}>
            <a
              href={receiptIn(itinerary_receipt, language)}
              target="_blank"
              rel="noreferrer"
              aria-label={t("download", { name: `${last_name} ${first_name}` })}
              className="flex min-h-11 items-center gap-2 text-accent hover:underline md:min-h-9"
            >
              <FileDown className="size-4 shrink-0" aria-hidden="true" />
              {last_name} {first_name}
            </a>
          </li>
        ))}
      </ul>
      {extras?.jointReceiptUrl && receipts.length > 1 ? (
        <a
          href={receiptIn(extras.jointReceiptUrl, language)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 font-medium text-accent hover:underline md:min-h-9"
        >
          <FileDown className="size-4 shrink-0" aria-hidden="true" />
          {t("receiptsTogether")}
        </a>
      ) : null}
    </SectionCard>
  );
}

/** The same receipt in another language: its address says which. */
function receiptIn(address: string, locale: Locale): string {
  const url = new URL(address);
  url.searchParams.set("lang", locale);
  return url.toString();
}
