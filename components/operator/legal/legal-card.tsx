"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { LegalDetails } from "@/lib/contracts/operator/money/legal-details";
import { formatDate } from "@/lib/i18n/formats";
import { LegalForm } from "./legal-form";
import { legalQuery } from "./queries";

interface LegalCardProps {
  /** An agency's; null is the house itself. */
  code: string | null;
}

/** How an agency, or the house, stands in papers. */
export function LegalCard({ code }: LegalCardProps) {
  const t = useTranslations("legal");
  const mayChange = useMayInHouse(code === null ? "house" : "agencies", "change");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(legalQuery(code));
  if (!data) return null;
  const edit = mayChange ? (
    <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
      {t("edit")}
    </Button>
  ) : null;
  return (
    <SectionCard title={t(code === null ? "houseTitle" : "title")} aside={edit}>
      {data.details ? <Details details={data.details} /> : <p className="text-ink-soft text-sm">{t("none")}</p>}
      {isOpen ? <LegalForm code={code} details={data.details} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

function Details({ details: { contract, ...texts } }: { details: LegalDetails }) {
  const t = useTranslations("legal");
  const locale = useLocale();
  const dated = contract?.date ? t("contractOf", { number: contract.number, date: formatDate(contract.date, locale) }) : contract?.number;
  const rows = [
    [t("contract"), dated ?? ""],
    ...(["legal_name", "tax_id", "address", "bank"] as const).map((part) => [t(part), texts[part]] as const),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows
        .filter(([, text]) => text !== "")
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="break-words text-right">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
