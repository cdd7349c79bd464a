import type { PreviewedRefund, RefundPreview } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { presentRefundRequest } from "./present-refund-request";
import { findRefundRequests } from "./refund-request-record";

interface Preview {
  ids: readonly string[];
  locale: Locale;
  now: Date;
}

/** What the fare rules would give back for each of these requests that is open still, and to which agency; nothing is written. */
export async function previewDecisions({ ids, locale, now }: Preview): Promise<RefundPreview> {
  const requests = await findRefundRequests([...new Set(ids)]);
  const partners = await db().partner.findMany({
    where: { id: { in: requests.map(({ booking }) => booking.partnerId) } },
    select: { id: true, code: true, name: true },
  });
  const items = requests.flatMap((request): PreviewedRefund[] => {
    const { id, booking_number, currency, paid, by_rules: rules } = presentRefundRequest(request, { locale, now });
    const partner = partners.find((each) => each.id === request.booking.partnerId);
    if (!rules || !partner) return [];
    return [{ id, booking_number, agency: { code: partner.code, name: partner.name }, currency, paid: paid.total, back: rules.total }];
  });
  return { items, sums: sumsOf(items.filter(({ back }) => back > 0)) };
}

function sumsOf(items: readonly PreviewedRefund[]): RefundPreview["sums"] {
  const keyOf = ({ agency, currency }: PreviewedRefund) => `${agency.code} ${currency}`;
  return [...new Set(items.map(keyOf))].flatMap((key) => {
    const own = items.filter((item) => keyOf(item) === key);
    const [first] = own;
    const minor = own.reduce((sum, { back }) => sum + fromMajor(back), 0);
    return first ? [{ agency: first.agency, currency: first.currency, requests: own.length, back: toMajor(minor) }] : [];
  });
}
