import { expect, test } from "vitest";
import { ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { BOOKING_ACTIONS, BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { ENTRY_KINDS } from "@/lib/domain/entry/entry-kind";
import { HOUSE_ROLES } from "@/lib/domain/house/rights";
import { ACCOUNT_KINDS, TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS, GENDERS } from "@/lib/domain/passengers/passengers";
import { PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from "@/lib/domain/payments";
import { PROPOSAL_KINDS, PROPOSAL_STATES } from "@/lib/domain/proposals/proposal";
import { REPORTED_STATES } from "@/lib/domain/refund/coupons";
import { REFUND_KINDS } from "@/lib/domain/refund/refund-detail";
import { REFUND_REASONS, REFUND_REQUEST_STATES, REQUEST_SIDES } from "@/lib/domain/refund/request";
import { CONNECTION_STATUSES } from "@/lib/domain/schedule/connection-rules";
import { SCHEDULE_IMPORT_KINDS, SCHEDULE_LAYERS } from "@/lib/domain/schedule/sets/schedule-set";
import { CHANGE_KINDS } from "@/lib/domain/schedule-change/kinds";
import { UNANSWERED_DEFAULTS } from "@/lib/domain/schedule-change/limits";
import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import { SALES_GROUPS } from "@/lib/domain/selling/sales";
import { TICKET_DOCUMENTS } from "@/lib/domain/ticketing/ticket-document";
import { ATTEMPT_ERRORS, DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import { DISABLED_REASONS, ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { DATA_KEY_PURPOSES } from "@/lib/services/ground/personal-data/data-keys";

test("the database's enumerations are the product's lists, each value of them", async () => {
  const rows = await db().$queryRaw<{ name: string; values: string[] }[]>`
    select t.typname::text as name, array_agg(e.enumlabel::text) as values
      from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by 1`;
  const sorted = Object.fromEntries(rows.map(({ name, values }) => [name, values.toSorted()]));
  expect(sorted).toEqual({
    account_kind: ACCOUNT_KINDS.toSorted(),
    age_group: AGE_GROUPS.toSorted(),
    attempt_error: ATTEMPT_ERRORS.toSorted(),
    booking_action: BOOKING_ACTIONS.toSorted(),
    booking_status: BOOKING_STATUSES.toSorted(),
    connection_status: CONNECTION_STATUSES.toSorted(),
    currency: CURRENCIES.toSorted(),
    data_key_purpose: DATA_KEY_PURPOSES.toSorted(),
    delivery_state: DELIVERY_STATES.toSorted(),
    disabled_reason: DISABLED_REASONS.toSorted(),
    endpoint_kind: ENDPOINT_KINDS.toSorted(),
    entry_kind: ENTRY_KINDS.toSorted(),
    gender: GENDERS.toSorted(),
    house_role: HOUSE_ROLES.toSorted(),
    payment_method: PAYMENT_METHODS.toSorted(),
    payment_purpose: PAYMENT_PURPOSES.toSorted(),
    payment_state: PAYMENT_STATES.toSorted(),
    proposal_kind: PROPOSAL_KINDS.toSorted(),
    proposal_state: PROPOSAL_STATES.toSorted(),
    refund_kind: REFUND_KINDS.toSorted(),
    refund_reason: REFUND_REASONS.toSorted(),
    refund_request_state: REFUND_REQUEST_STATES.toSorted(),
    reported_state: REPORTED_STATES.toSorted(),
    request_side: REQUEST_SIDES.toSorted(),
    role: ROLES.toSorted(),
    sales_grouping: SALES_GROUPS.toSorted(),
    schedule_change_kind: CHANGE_KINDS.toSorted(),
    schedule_change_state: CHANGE_STATES.toSorted(),
    schedule_import_kind: SCHEDULE_IMPORT_KINDS.toSorted(),
    schedule_layer: SCHEDULE_LAYERS.toSorted(),
    ticket_document: TICKET_DOCUMENTS.toSorted(),
    transaction_kind: TRANSACTION_KINDS.toSorted(),
    unanswered_default: UNANSWERED_DEFAULTS.toSorted(),
  });
});
