import { useLocale, useTranslations } from "next-intl";
import { REFUND_KINDS } from "@/lib/domain/refund/refund-detail";
import type { RefundGrouping } from "@/lib/domain/reports/groups";
import { formatDate } from "@/lib/i18n/formats";

/** What a group of a report is called on the page. */
export function useGroupName(by: RefundGrouping): (group: { key: string; name: string | null }) => string {
  const t = useTranslations("reports");
  const locale = useLocale();
  return ({ key, name }) => {
    if (by === "day") return formatDate(key, locale);
    const kind = by === "kind" ? REFUND_KINDS.find((each) => each === key) : undefined;
    if (kind) return t(`refundKind.${kind}`);
    const known = name || t("unknown");
    if (by === "agency") return `${known} (${key})`;
    return by === "route" ? known.replace("-", " – ") : known;
  };
}
