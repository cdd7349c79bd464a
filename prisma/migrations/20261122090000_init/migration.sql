-- All tables as they were after the first sixteen migrations, which this one replaces (scripts/lib/migrate.mjs). Functions and triggers are
-- in prisma/functions.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "partner" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "service_fee_minor" BIGINT NOT NULL DEFAULT 0,
    "recommended_markup_bp" INTEGER NOT NULL DEFAULT 0,
    "credit_limit_minor" BIGINT NOT NULL DEFAULT 0,
    "logo" BYTEA,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rate_limits" JSONB NOT NULL DEFAULT '{}',
    "test_of" UUID,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'agent',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "partner_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "created_by" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "partner_id" UUID NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "locked_until" TIMESTAMPTZ(3),
    "status" INTEGER,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("partner_id","key_hash")
);

-- CreateTable
CREATE TABLE "data_version" (
    "kind" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "parted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "data_version_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "data_part" (
    "kind" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "data_part_pkey" PRIMARY KEY ("kind","part")
);

-- CreateTable
CREATE TABLE "schedule_season" (
    "id" UUID NOT NULL,
    "carrier" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "time_mode" TEXT NOT NULL,
    "valid_from" TEXT NOT NULL,
    "valid_to" TEXT,
    "source_name" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schedule_season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_leg" (
    "id" BIGSERIAL NOT NULL,
    "season_id" UUID NOT NULL,
    "carrier" TEXT NOT NULL,
    "flight_number" INTEGER NOT NULL,
    "suffix" TEXT NOT NULL DEFAULT '',
    "itinerary_variation" INTEGER NOT NULL,
    "leg_sequence" INTEGER NOT NULL,
    "service_type" TEXT NOT NULL,
    "period_from" TEXT NOT NULL,
    "period_to" TEXT,
    "days_of_operation" INTEGER NOT NULL,
    "frequency" INTEGER NOT NULL DEFAULT 1,
    "origin" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "departure_minutes" INTEGER NOT NULL,
    "arrival_minutes" INTEGER NOT NULL,
    "departure_day_offset" INTEGER NOT NULL,
    "arrival_day_offset" INTEGER NOT NULL,
    "departure_terminal" TEXT NOT NULL DEFAULT '',
    "arrival_terminal" TEXT NOT NULL DEFAULT '',
    "aircraft" TEXT NOT NULL,
    "booking_designators" TEXT NOT NULL,
    "configuration" TEXT NOT NULL,

    CONSTRAINT "schedule_leg_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fare" (
    "id" BIGSERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "brand_rank" INTEGER NOT NULL,
    "booking_class" TEXT NOT NULL,
    "cabin" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "child_percent" INTEGER NOT NULL,
    "infant_percent" INTEGER NOT NULL,
    "infant_seat_percent" INTEGER NOT NULL,
    "baggage_pieces" INTEGER NOT NULL,
    "baggage_kg" INTEGER NOT NULL,
    "hand_pieces" INTEGER NOT NULL,
    "hand_kg" INTEGER NOT NULL,
    "season_from" TEXT,
    "season_to" TEXT,
    "days_of_week" INTEGER NOT NULL DEFAULT 127,
    "advance_purchase_days" INTEGER NOT NULL DEFAULT 0,
    "refund_before_minor" BIGINT,
    "refund_after_minor" BIGINT,
    "change_before_minor" BIGINT,
    "change_after_minor" BIGINT,
    "services" TEXT[],

    CONSTRAINT "fare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inventory_rule" (
    "id" BIGSERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "booking_class" TEXT NOT NULL,
    "cabin" TEXT NOT NULL,
    "days_before" INTEGER NOT NULL,
    "authorised_percent" INTEGER NOT NULL,

    CONSTRAINT "inventory_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_rule" (
    "id" BIGSERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "airport" TEXT NOT NULL DEFAULT '',
    "carrier" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL,
    "adult_minor" BIGINT NOT NULL,
    "child_minor" BIGINT NOT NULL,
    "infant_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,

    CONSTRAINT "tax_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "baggage_price" (
    "id" BIGSERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "kg" INTEGER NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "max_pieces" INTEGER NOT NULL,

    CONSTRAINT "baggage_price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interline_agreement" (
    "carrier_a" TEXT NOT NULL,
    "carrier_b" TEXT NOT NULL,

    CONSTRAINT "interline_agreement_pkey" PRIMARY KEY ("carrier_a","carrier_b")
);

-- CreateTable
CREATE TABLE "exchange_rate" (
    "base" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "rate" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("base","quote")
);

-- CreateTable
CREATE TABLE "leg_inventory" (
    "leg_key" TEXT NOT NULL,
    "sold" INTEGER[],
    "changed_in" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "leg_inventory_pkey" PRIMARY KEY ("leg_key")
);

-- CreateTable
CREATE TABLE "job_outbox" (
    "id" BIGSERIAL NOT NULL,
    "job" JSONB NOT NULL,

    CONSTRAINT "job_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_shown" (
    "partner_id" UUID NOT NULL,
    "offer_hash" BYTEA NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "shown_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_shown_pkey" PRIMARY KEY ("partner_id","offer_hash")
);

-- CreateTable
CREATE TABLE "booking" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "booking_number" TEXT NOT NULL,
    "public_token" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "supplier" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "prev_total_minor" BIGINT,
    "payer_name" TEXT NOT NULL,
    "payer_email" TEXT NOT NULL,
    "payer_tel" TEXT NOT NULL,
    "share_contacts" BOOLEAN NOT NULL DEFAULT false,
    "snapshot" JSONB NOT NULL,
    "seats" JSONB NOT NULL,
    "journey_hash" BYTEA NOT NULL,
    "first_departure_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "ticketed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_passenger" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "middle_name" TEXT,
    "age" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "birthdate" TEXT NOT NULL,
    "citizenship" TEXT NOT NULL,
    "tel" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "doc_type" TEXT NOT NULL,
    "doc_number" TEXT NOT NULL,
    "doc_expire" TEXT NOT NULL,
    "price_minor" BIGINT NOT NULL,
    "prev_price_minor" BIGINT,
    "receipt_token" TEXT NOT NULL,

    CONSTRAINT "booking_passenger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "passenger_id" UUID NOT NULL,
    "ticket_group" INTEGER NOT NULL,
    "pnr" TEXT NOT NULL,
    "airline_locators" TEXT[],
    "ticket_number" TEXT,
    "carrier" TEXT NOT NULL,
    "provider" TEXT NOT NULL,

    CONSTRAINT "ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_coupon" (
    "ticket_id" UUID NOT NULL,
    "bound" INTEGER NOT NULL,
    "segment" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_coupon_pkey" PRIMARY KEY ("ticket_id","bound","segment")
);

-- CreateTable
CREATE TABLE "refund_request" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "requested_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refund_minor" BIGINT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "refund_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passenger_flight" (
    "partner_id" UUID NOT NULL,
    "flight_key" TEXT NOT NULL,
    "passenger_key" BYTEA NOT NULL,
    "booking_id" UUID NOT NULL,

    CONSTRAINT "passenger_flight_pkey" PRIMARY KEY ("partner_id","flight_key","passenger_key")
);

-- CreateTable
CREATE TABLE "booking_event" (
    "id" BIGSERIAL NOT NULL,
    "booking_id" UUID NOT NULL,
    "from_status" TEXT,
    "to_status" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "request_key" BYTEA,

    CONSTRAINT "booking_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_file" (
    "passenger_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "pdf" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_file_pkey" PRIMARY KEY ("passenger_id","locale")
);

-- CreateTable
CREATE TABLE "ticket_stock" (
    "airline_code" TEXT NOT NULL,
    "next_serial" BIGINT NOT NULL,

    CONSTRAINT "ticket_stock_pkey" PRIMARY KEY ("airline_code")
);

-- CreateTable
CREATE TABLE "ticket_issue" (
    "order_key" TEXT NOT NULL,
    "ticket_group" INTEGER NOT NULL,
    "airline_code" TEXT NOT NULL,
    "first_serial" BIGINT NOT NULL,

    CONSTRAINT "ticket_issue_pkey" PRIMARY KEY ("order_key","ticket_group")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "id" UUID NOT NULL,
    "partner_id" UUID,
    "kind" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "balance_minor" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "id" UUID NOT NULL,
    "booking_id" UUID,
    "kind" TEXT NOT NULL,
    "memo" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "transaction_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "amount_minor" BIGINT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "event_types" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "sealed_previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" TEXT NOT NULL,
    "partner_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "booking_id" UUID,
    "booking_event_id" BIGINT,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "id" BIGSERIAL NOT NULL,
    "delivery_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "manual" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_note" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_note_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "entry_rule" (
    "country" TEXT NOT NULL,
    "citizenship" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "days" INTEGER,
    "disputed_kind" TEXT,
    "source" TEXT NOT NULL,
    "source_date" TEXT NOT NULL,

    CONSTRAINT "entry_rule_pkey" PRIMARY KEY ("country","citizenship")
);

-- CreateTable
CREATE TABLE "setup_state" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "setup_state_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
-- Nothing is lost that matters when the server crashes.
CREATE UNLOGGED TABLE "rate_window" (
    "key" TEXT NOT NULL,
    "second" BIGINT NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "rate_window_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 50);

-- CreateIndex
CREATE UNIQUE INDEX "partner_code_key" ON "partner"("code");

-- CreateIndex
CREATE UNIQUE INDEX "partner_test_of_key" ON "partner"("test_of");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_partner_id_created_at_idx" ON "api_key"("partner_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_season_carrier_season_key" ON "schedule_season"("carrier", "season");

-- CreateIndex
CREATE INDEX "schedule_leg_season_id_idx" ON "schedule_leg"("season_id");

-- CreateIndex
CREATE INDEX "schedule_leg_carrier_flight_number_idx" ON "schedule_leg"("carrier", "flight_number");

-- CreateIndex
CREATE INDEX "fare_carrier_origin_destination_idx" ON "fare"("carrier", "origin", "destination");

-- CreateIndex
CREATE UNIQUE INDEX "inventory_rule_carrier_booking_class_days_before_key" ON "inventory_rule"("carrier", "booking_class", "days_before");

-- CreateIndex
CREATE UNIQUE INDEX "baggage_price_carrier_scope_kg_key" ON "baggage_price"("carrier", "scope", "kg");

-- CreateIndex
CREATE INDEX "offer_shown_expires_at_idx" ON "offer_shown"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "booking_booking_number_key" ON "booking"("booking_number");

-- CreateIndex
CREATE UNIQUE INDEX "booking_public_token_key" ON "booking"("public_token");

-- CreateIndex
CREATE INDEX "booking_partner_id_created_at_idx" ON "booking"("partner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "booking_journey_hash_idx" ON "booking"("journey_hash");

-- CreateIndex
CREATE INDEX "booking_status_expires_at_idx" ON "booking"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "booking_passenger_receipt_token_key" ON "booking_passenger"("receipt_token");

-- CreateIndex
CREATE UNIQUE INDEX "booking_passenger_booking_id_position_key" ON "booking_passenger"("booking_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_ticket_number_key" ON "ticket"("ticket_number");

-- CreateIndex
CREATE INDEX "ticket_booking_id_idx" ON "ticket"("booking_id");

-- CreateIndex
CREATE INDEX "ticket_pnr_idx" ON "ticket"("pnr");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_passenger_id_ticket_group_key" ON "ticket"("passenger_id", "ticket_group");

-- CreateIndex
CREATE INDEX "refund_request_booking_id_idx" ON "refund_request"("booking_id");

-- CreateIndex
CREATE INDEX "refund_request_state_created_at_idx" ON "refund_request"("state", "created_at");

-- CreateIndex
CREATE INDEX "passenger_flight_booking_id_idx" ON "passenger_flight"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "booking_event_request_key_key" ON "booking_event"("request_key");

-- CreateIndex
CREATE INDEX "booking_event_booking_id_id_idx" ON "booking_event"("booking_id", "id");

-- CreateIndex
CREATE INDEX "ledger_transaction_booking_id_idx" ON "ledger_transaction"("booking_id");

-- CreateIndex
CREATE INDEX "ledger_entry_transaction_id_idx" ON "ledger_entry"("transaction_id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_id_id_idx" ON "ledger_entry"("account_id", "id");

-- CreateIndex
CREATE INDEX "webhook_endpoint_partner_id_idx" ON "webhook_endpoint"("partner_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_booking_event_id_key" ON "webhook_event"("booking_event_id");

-- CreateIndex
CREATE INDEX "webhook_event_partner_id_created_at_idx" ON "webhook_event"("partner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_event_created_at_idx" ON "webhook_event"("created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_created_at_idx" ON "webhook_delivery"("endpoint_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_event_id_endpoint_id_key" ON "webhook_delivery"("event_id", "endpoint_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_delivery_id_id_idx" ON "webhook_attempt"("delivery_id", "id");

-- CreateIndex
CREATE INDEX "sandbox_note_expires_at_idx" ON "sandbox_note"("expires_at");

-- AddForeignKey
ALTER TABLE "partner" ADD CONSTRAINT "partner_test_of_fkey" FOREIGN KEY ("test_of") REFERENCES "partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_leg" ADD CONSTRAINT "schedule_leg_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "schedule_season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_passenger" ADD CONSTRAINT "booking_passenger_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_passenger_id_fkey" FOREIGN KEY ("passenger_id") REFERENCES "booking_passenger"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_coupon" ADD CONSTRAINT "ticket_coupon_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------- what Prisma's schema cannot say

create unique index ledger_account_partner_kind_currency_key
  on ledger_account (partner_id, kind, currency) nulls not distinct;

-- Of a deposit alone: every payment would wait for the balance of the house's accounts.
alter table ledger_account add constraint ledger_account_balance_check check ((balance_minor is not null) = (kind = 'deposit'));

-- Which booking a repeated request has already made, where its seats are sold out since.
create index passenger_flight_partner_passenger_idx on passenger_flight (partner_id, passenger_key);

-- The search by surname in the list of bookings.
create index booking_passenger_upper_last_name_idx on booking_passenger (upper(last_name) text_pattern_ops);

create unique index refund_request_one_open_idx on refund_request (booking_id) where state = 'open';

-- What the sweep of callbacks looks for.
create index webhook_delivery_due_idx on webhook_delivery (next_at) where state = 'pending';

alter table leg_inventory
  add constraint leg_inventory_sold_check check (cardinality(sold) = 26 and 0 <= all (sold));

-- A block range index: from PostgreSQL 16 on, a sale of a seat still rewrites its row in place and touches no index for it.
create index leg_inventory_changed_in_idx on leg_inventory using brin (changed_in) with (pages_per_range = 4, autosummarize = on);

-- Room in every page for the next version of its rows.
alter table leg_inventory set (fillfactor = 80);

insert into data_version (kind, version) values ('seats', 1), ('access', 1);
