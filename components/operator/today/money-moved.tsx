"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import type { OfficeMovement } from "@/lib/contracts/operator/operator-today";
import type { TransactionKind } from "@/lib/domain/ledger";
import { formatMoney } from "@/lib/i18n/formats";

/** Kind of the postings that each sum is of: it leads to exactly them. */
const KINDS = {
  deposited: "deposit",
  paid: "payment",
  refunded: "refund",
  corrected: "adjustment",
} as const satisfies Partial<Record<keyof OfficeMovement, TransactionKind>>;

/** What came in and went out in 24 hours, by currency. */
export function MoneyMoved({ items }: { items: readonly OfficeMovement[] }) {
  const t = useTranslations("house.today");
  const locale = useLocale();
  const amount = (name: keyof typeof KINDS) => ({
    text: t(`column.${name}`),
    isRight: true,
    look: "num whitespace-nowrap",
    show: (item: OfficeMovement) => (
      <PageLink
        href={pages.houseMoney({ kind: KINDS[name], currency: item.currency, since: item.since })}
        className="text-accent hover:underline"
      >
        {formatMoney(item[name], item.currency, locale)}
      </PageLink>
    ),
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
