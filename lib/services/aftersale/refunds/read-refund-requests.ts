import { validate } from "uuid";
import type { RefundRequestDetail, RefundRequestPage } from "@/lib/contracts/operator/operator";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
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
     limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  const total = await db().refundRequest.count({ where: state ? { state } : {} });
  const requests = await findRefundRequests(found.map(({ id }) => id));
  return { items: requests.map((request) => presentRefundRequest(request, { locale, now })), ...placeOf(page, total) };
}

/** One request with everything that a decision needs. @param options `actor` is who reads it @throws AppError refund_request_not_found */
export async function readRefundRequest(options: {
  requestId: string;
  locale: Locale;
  actor?: string;
  now: Date;
}): Promise<RefundRequestDetail> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const [request] = validate(options.requestId) ? await findRefundRequests([options.requestId]) : [];
  if (!request) throw new AppError("refund_request_not_found");
  return presentRefundRequestDetail(request, options);
}
