"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import type { Currency } from "@/lib/domain/money";
import type { RefundGrouping } from "@/lib/domain/reports/groups";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { useGroupName } from "./use-group-name";

/** Figures of a group that reports have words for. */
export type Figure =
  | ("bookings" | "passengers" | "sold" | "refunds" | "refunded" | "net" | "paid" | "kept")
  | ("fees" | "fees_back" | "fees_left" | "dropped" | "rebooked" | "rebooked_share" | "departures" | "capacity" | "taken" | "load");

export interface GroupTableProps<Field extends Figure> {
  groups: readonly Group<Field>[];
  totals: Readonly<Record<Field, number>>;
  /** Columns in their order. */
  figures: readonly { field: Field; isAmount: boolean }[];
  by: RefundGrouping;
  /** Currency of the report's amounts; null where it has none. */
  currency: Currency | null;
  /** Which days and agencies the tickets of a group are of; null where no tickets are. */
  period: ReportPeriod | null;
}

type Group<Field extends Figure> = { key: string; name: string | null } & Readonly<Record<Field, number>>;

/** Figures of each group and their totals; in the table amounts stand without the currency, which the headings name. */
export function GroupTable<Field extends Figure>({ groups, totals, figures, by, currency, period }: GroupTableProps<Field>) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const nameOf = useGroupName(by);
  const nameOfFigure = (figure: Figure) => t(`figure.${figure}`);
  const sum: Group<Field> = { ...totals, key: "", name: t("total") };
  return (
    <RecordList
      items={groups}
      keyOf={({ key }) => key}
      sum={sum}
      isDense
      columns={[
        {
          text: t(`group.${by}`),
          isHead: true,
          look: "num max-w-64 break-words",
          show: (group) => (group === sum ? sum.name : <GroupName name={nameOf(group)} href={ticketsOf(by, group.key, period)} />),
          card: { place: "left", look: "num font-semibold" },
        },
        ...figures.map(({ field, isAmount }) => ({
          ...{ text: isAmount ? `${nameOfFigure(field)}, ${currency}` : nameOfFigure(field), isRight: true },
          look: "num whitespace-nowrap",
          show: (group: Group<Field>) => formatNumber(group[field], locale),
          card: {
            place: "term" as const,
            text: nameOfFigure(field),
            show: (group: Group<Field>) =>
              isAmount && currency ? formatMoney(group[field], currency, locale) : formatNumber(group[field], locale),
          },
        })),
      ]}
    />
  );
}

/** Days and agencies lead to their tickets; other groups are no filter of those. */
function ticketsOf(by: RefundGrouping, key: string, period: ReportPeriod | null): string | null {
  if (!period) return null;
  const { from, to, currency, agency } = period;
  if (by === "day") return pages.ticketReport({ from: key, to: key, currency, agency });
  return by === "agency" ? pages.ticketReport({ from, to, currency, agency: key }) : null;
}

function GroupName({ name, href }: { name: string; href: string | null }) {
  if (href === null) return name;
  return (
    <PageLink href={href} className="text-accent hover:underline">
      {name}
    </PageLink>
  );
}
