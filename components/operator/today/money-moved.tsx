"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { SectionCard } from "@/components/ui/section-card";
import type { OfficeMovement } from "@/lib/contracts/operator/operator-today";
import { formatMoney } from "@/lib/i18n/formats";

/** What came in and went out in 24 hours, by currency. */
export function MoneyMoved({ items }: { items: readonly OfficeMovement[] }) {
  const t = useTranslations("house.today");
  const locale = useLocale();
  const amount = (name: "deposited" | "paid" | "refunded" | "corrected") => ({
    text: t(`column.${name}`),
    isRight: true,
    look: "num whitespace-nowrap",
    show: (item: OfficeMovement) => formatMoney(item[name], item.currency, locale),
    card: { place: "term" as const },
  });
  return (
    <SectionCard title={t("money")}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t("noMoney")}</p>
      ) : (
        <RecordList
          items={items}
          keyOf={({ currency }) => currency}
          columns={[
            { text: t("column.currency"), isHead: true, show: ({ currency }) => currency, card: { place: "left", look: "font-semibold" } },
            amount("deposited"),
            amount("paid"),
            amount("refunded"),
            amount("corrected"),
          ]}
        />
      )}
    </SectionCard>
  );
}
