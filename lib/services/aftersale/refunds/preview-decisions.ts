import type { PreviewedRefund, RefundPreview } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { aloneLeft } from "@/lib/services/terms/proposals/alone-left";
import { presentRefundRequest } from "./present-refund-request";
import { findRefundRequests } from "./refund-request-record";

interface Preview {
  ids: readonly string[];
  locale: Locale;
  /** Who asks. */
  actor: string;
  now: Date;
}

/** What the fare rules would give back for each of these requests that is open still, and to which agency; nothing is written. */
export async function previewDecisions({ ids, locale, actor, now }: Preview): Promise<RefundPreview> {
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
  const partnerOf = (code: string) => partners.find((each) => each.code === code)?.id ?? "";
  const sums = await Promise.all(
    sumsOf(items.filter(({ back }) => back > 0)).map(async (sum) => {
      const left = await aloneLeft({ kind: "refund", partnerId: partnerOf(sum.agency.code), currency: sum.currency, actor, now });
      return { ...sum, needs_second: fromMajor(sum.back) > left };
    }),
  );
  return { items, sums };
}

function sumsOf(items: readonly PreviewedRefund[]): Omit<RefundPreview["sums"][number], "needs_second">[] {
  const keyOf = ({ agency, currency }: PreviewedRefund) => `${agency.code} ${currency}`;
  return [...new Set(items.map(keyOf))].flatMap((key) => {
    const own = items.filter((item) => keyOf(item) === key);
    const [first] = own;
    const minor = own.reduce((sum, { back }) => sum + fromMajor(back), 0);
    return first ? [{ agency: first.agency, currency: first.currency, requests: own.length, back: toMajor(minor) }] : [];
  });
}
