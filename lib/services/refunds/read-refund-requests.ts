import { validate } from "uuid";
import { REFUND_REQUESTS_PER_PAGE, type RefundRequestDetail, type RefundRequestPage } from "@/lib/contracts/operator";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { RefundRequestState } from "@/lib/domain/refund/request";
import { Prisma } from "@/lib/generated/prisma/client";
import { presentRefundRequest, presentRefundRequestDetail } from "./present-refund-request";
import { findRefundRequests } from "./refund-request-record";

interface ListOptions {
  state?: RefundRequestState | undefined;
  /** From 1. */
  page: number;
  locale: Locale;
  now: Date;
}

/** All partners' requests: the open ones first, and the longest waiting first among them; then the last decided. */
export async function listRefundRequests({ state, page, locale, now }: ListOptions): Promise<RefundRequestPage> {
  const chosen = state ? Prisma.sql`where state = ${state}` : Prisma.empty;
  const found = await db().$queryRaw<{ id: string }[]>`
    select id::text as id from refund_request ${chosen}
     order by state <> 'open', case when state = 'open' then created_at end, decided_at desc, id
     limit ${REFUND_REQUESTS_PER_PAGE} offset ${(page - 1) * REFUND_REQUESTS_PER_PAGE}`;
  const total = await db().refundRequest.count({ where: state ? { state } : {} });
  const requests = await findRefundRequests(found.map(({ id }) => id));
  return {
    items: requests.map((request) => presentRefundRequest(request, { locale, now })),
    page,
    pages: Math.max(1, Math.ceil(total / REFUND_REQUESTS_PER_PAGE)),
    total,
  };
}

/** One request with everything that a decision needs. @throws AppError refund_request_not_found */
export async function readRefundRequest(options: { requestId: string; locale: Locale; now: Date }): Promise<RefundRequestDetail> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const [request] = validate(options.requestId) ? await findRefundRequests([options.requestId]) : [];
  if (!request) throw new AppError("refund_request_not_found");
  return presentRefundRequestDetail(request, options);
}
