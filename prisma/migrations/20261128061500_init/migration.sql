-- All tables. Functions and triggers are in prisma/functions.

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('agent', 'admin', 'accountant', 'viewer', 'operator');

-- CreateEnum
CREATE TYPE "schedule_import_kind" AS ENUM ('file', 'ssm', 'asm', 'command');

-- CreateEnum
CREATE TYPE "schedule_layer" AS ENUM ('basic', 'ad_hoc');

-- CreateEnum
CREATE TYPE "ticket_document" AS ENUM ('airline_ticket', 'own_document', 'invented');

-- CreateEnum
CREATE TYPE "data_key_purpose" AS ENUM ('seal', 'index');

-- CreateEnum
CREATE TYPE "currency" AS ENUM ('UZS', 'USD', 'EUR', 'RUB');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('not_available', 'booked', 'awaitpayment', 'paid', 'partiallyticketed', 'ticketed', 'cancelled', 'refundauthorized', 'partiallyrefunded', 'refunded', 'refund_request_sent');

-- CreateEnum
CREATE TYPE "booking_action" AS ENUM ('book', 'pay', 'expire', 'cancel_unpaid', 'issue_tickets', 'fail_ticketing', 'void', 'refund', 'refund_partly', 'refund_passengers', 'refund_directions', 'request_refund', 'settle_refund', 'settle_refund_partly', 'reject_refund', 'airline_cancel', 'change_flights', 'cancel_flights', 'remind_change', 'settle_change', 'change_contacts', 'change_passenger', 'extend_hold', 'cancel_passengers', 'add_bags');

-- CreateEnum
CREATE TYPE "age_group" AS ENUM ('adt', 'chd', 'inf', 'ins');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('M', 'F');

-- CreateEnum
CREATE TYPE "reported_state" AS ENUM ('flown', 'no_show');

-- CreateEnum
CREATE TYPE "refund_request_state" AS ENUM ('open', 'settled', 'rejected');

-- CreateEnum
CREATE TYPE "refund_reason" AS ENUM ('illness', 'death_in_family', 'schedule_change', 'visa_refused', 'duplicate', 'other');

-- CreateEnum
CREATE TYPE "request_side" AS ENUM ('partner', 'office');

-- CreateEnum
CREATE TYPE "refund_kind" AS ENUM ('void', 'by_rules', 'schedule_change', 'carrier_cancelled', 'ticketing_failed', 'manual');

-- CreateEnum
CREATE TYPE "schedule_change_kind" AS ENUM ('suspended', 'cancelled', 'connection_lost', 'routing', 'number', 'time', 'equipment', 'terminal');

-- CreateEnum
CREATE TYPE "schedule_change_state" AS ENUM ('told', 'open', 'accepted', 'chosen', 'refunded', 'superseded', 'ended');

-- CreateEnum
CREATE TYPE "unanswered_default" AS ENUM ('accept', 'refund');

-- CreateEnum
CREATE TYPE "account_kind" AS ENUM ('deposit', 'cash', 'carriers', 'taxes', 'fees');

-- CreateEnum
CREATE TYPE "transaction_kind" AS ENUM ('deposit', 'payment', 'refund', 'adjustment');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('deposit');

-- CreateEnum
CREATE TYPE "payment_purpose" AS ENUM ('booking', 'extras');

-- CreateEnum
CREATE TYPE "payment_state" AS ENUM ('begun', 'settled', 'cancelled');

-- CreateEnum
CREATE TYPE "endpoint_kind" AS ENUM ('webhook', 'status_callback');

-- CreateEnum
CREATE TYPE "disabled_reason" AS ENUM ('partner', 'gone');

-- CreateEnum
CREATE TYPE "delivery_state" AS ENUM ('pending', 'delivered', 'failed');

-- CreateEnum
CREATE TYPE "attempt_error" AS ENUM ('address_refused', 'name_unknown', 'connection_failed', 'certificate_refused', 'timed_out');

-- CreateEnum
CREATE TYPE "entry_kind" AS ENUM ('visa_free', 'on_arrival', 'e_visa', 'eta', 'visa_required');

-- CreateEnum
CREATE TYPE "connection_status" AS ENUM ('DD', 'DI', 'ID', 'II');

-- CreateTable
CREATE TABLE "partner" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "currency" "currency" NOT NULL,
    "service_fee_minor" BIGINT NOT NULL DEFAULT 0,
    "recommended_markup_bp" INTEGER NOT NULL DEFAULT 0,
    "credit_limit_minor" BIGINT NOT NULL DEFAULT 0,
    "logo" BYTEA,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "test_of" UUID,
    "rate_limits" JSONB NOT NULL DEFAULT '{}',
    "suspended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_currency" (
    "partner_id" UUID NOT NULL,
    "currency" "currency" NOT NULL,
    "service_fee_minor" BIGINT NOT NULL,
    "credit_limit_minor" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_currency_pkey" PRIMARY KEY ("partner_id","currency")
);

-- CreateTable
CREATE TABLE "partner_selling" (
    "partner_id" UUID NOT NULL,
    "policy" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_selling_pkey" PRIMARY KEY ("partner_id")
);

-- CreateTable
CREATE TABLE "partner_brand" (
    "partner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tel" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "telegram" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_brand_pkey" PRIMARY KEY ("partner_id")
);

-- CreateTable
CREATE TABLE "partner_mail" (
    "partner_id" UUID NOT NULL,
    "confirmation" BOOLEAN NOT NULL DEFAULT false,
    "receipts" BOOLEAN NOT NULL DEFAULT false,
    "changes" BOOLEAN NOT NULL DEFAULT false,
    "refunds" BOOLEAN NOT NULL DEFAULT false,
    "locale" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_mail_pkey" PRIMARY KEY ("partner_id")
);

-- CreateTable
CREATE TABLE "saved_passenger" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "sealed_person" TEXT NOT NULL,
    "surname_key" BYTEA NOT NULL,
    "document_key" BYTEA NOT NULL,
    "phone_key" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_passenger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "sealed_person" TEXT NOT NULL,
    "sign_in_key" BYTEA NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL DEFAULT 'agent',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_work_view" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_work_view_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seen_news" (
    "user_id" UUID NOT NULL,
    "keys" TEXT[],

    CONSTRAINT "seen_news_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recent_search" (
    "user_id" UUID NOT NULL,
    "route" TEXT NOT NULL,
    "search" JSONB NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recent_search_pkey" PRIMARY KEY ("user_id","route")
);

-- CreateTable
CREATE TABLE "user_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "address" TEXT NOT NULL,
    "agent" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factor" (
    "user_id" UUID NOT NULL,
    "secret_sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "enrolment_code" (
    "user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "enrolment_code_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "sealed_address" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "locale" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
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
    "rotated_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "allowed_networks" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "key_call" (
    "key_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "key_call_pkey" PRIMARY KEY ("key_id","id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "partner_id" UUID NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "locked_until" TIMESTAMPTZ(3),
    "is_done" BOOLEAN NOT NULL DEFAULT false,
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

    CONSTRAINT "data_version_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "schedule_import" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "kind" "schedule_import_kind" NOT NULL,
    "source" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "is_final" BOOLEAN NOT NULL DEFAULT false,
    "report" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "schedule_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_set" (
    "id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "layer" "schedule_layer" NOT NULL,
    "carrier" TEXT NOT NULL,
    "flight_number" INTEGER,
    "suffix" TEXT,
    "season" TEXT NOT NULL DEFAULT '',
    "time_mode" TEXT NOT NULL,
    "valid_from" TEXT NOT NULL,
    "valid_to" TEXT,
    "days_of_operation" INTEGER NOT NULL DEFAULT 127,
    "frequency" INTEGER NOT NULL DEFAULT 1,
    "withdrawn_by" UUID,

    CONSTRAINT "schedule_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_message" (
    "import_id" UUID NOT NULL,
    "kind" "schedule_import_kind" NOT NULL,
    "carrier" TEXT NOT NULL,
    "reference_date" TEXT,
    "reference_group" INTEGER,
    "reference_part" INTEGER,
    "text_hash" BYTEA NOT NULL,
    "flights" TEXT[],

    CONSTRAINT "schedule_message_pkey" PRIMARY KEY ("import_id")
);

-- CreateTable
CREATE TABLE "schedule_leg" (
    "id" BIGSERIAL NOT NULL,
    "set_id" UUID NOT NULL,
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
    "departure_utc_offset" INTEGER,
    "arrival_utc_offset" INTEGER,
    "departure_terminal" TEXT NOT NULL DEFAULT '',
    "arrival_terminal" TEXT NOT NULL DEFAULT '',
    "aircraft" TEXT NOT NULL,
    "booking_designators" TEXT NOT NULL,
    "configuration" TEXT NOT NULL,
    "operating_carrier" TEXT NOT NULL DEFAULT '',
    "operating_name" TEXT NOT NULL DEFAULT '',
    "operating_flight" TEXT NOT NULL DEFAULT '',
    "segments" JSONB NOT NULL DEFAULT '[]',

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
CREATE TABLE "airport" (
    "code" TEXT NOT NULL,
    "position" SERIAL NOT NULL,
    "city_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,
    "former_codes" TEXT[],

    CONSTRAINT "airport_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "city" (
    "code" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,

    CONSTRAINT "city_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "carrier" (
    "code" TEXT NOT NULL,
    "icao" TEXT,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,
    "ticket_prefix" TEXT,
    "alliance" TEXT,
    "country" TEXT,
    "low_cost" BOOLEAN NOT NULL,
    "charter" BOOLEAN NOT NULL,
    "invented" BOOLEAN NOT NULL,

    CONSTRAINT "carrier_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "aircraft_type" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "aircraft_type_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "connection_time" (
    "airport" TEXT NOT NULL,
    "status" "connection_status" NOT NULL,
    "arrival_terminal" TEXT NOT NULL,
    "departure_terminal" TEXT NOT NULL,
    "arrival_carrier" TEXT NOT NULL,
    "departure_carrier" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,

    CONSTRAINT "connection_time_pkey" PRIMARY KEY ("airport","status","arrival_terminal","departure_terminal","arrival_carrier","departure_carrier")
);

-- CreateTable
CREATE TABLE "leg_inventory" (
    "leg_key" TEXT NOT NULL,
    "sold" INTEGER[],
    "invented" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
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
CREATE TABLE "worker_heartbeat" (
    "pool_id" TEXT NOT NULL,
    "beating_since" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeat_pkey" PRIMARY KEY ("pool_id")
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
CREATE TABLE "quote" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "priced_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "chosen" INTEGER,
    "chosen_minor" BIGINT,
    "chosen_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "booking_id" UUID,

    CONSTRAINT "quote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quote_offer" (
    "partner_id" UUID NOT NULL,
    "offer_hash" BYTEA NOT NULL,
    "quote_id" UUID NOT NULL,
    "cost_minor" BIGINT NOT NULL,
    "selling_minor" BIGINT NOT NULL,

    CONSTRAINT "quote_offer_pkey" PRIMARY KEY ("partner_id","offer_hash")
);

-- CreateTable
CREATE TABLE "data_key" (
    "id" INTEGER NOT NULL,
    "purpose" "data_key_purpose" NOT NULL,
    "wrapped" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "active_from" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "booking_number" TEXT NOT NULL,
    "public_token" TEXT NOT NULL,
    "status" "booking_status" NOT NULL,
    "supplier" TEXT NOT NULL,
    "supplier_order" TEXT,
    "currency" "currency" NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "prev_total_minor" BIGINT,
    "selling_minor" BIGINT,
    "sealed_payer" TEXT,
    "reference" TEXT,
    "metadata" JSONB,
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
    "open_change_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "erased_at" TIMESTAMPTZ(3),
    "erased_by" TEXT,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_note" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "booking_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_handover" (
    "id" BIGSERIAL NOT NULL,
    "booking_id" UUID NOT NULL,
    "from_actor" TEXT NOT NULL,
    "to_actor" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_handover_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_facet" (
    "partner_id" UUID NOT NULL,
    "facet" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "booking_id" UUID NOT NULL,

    CONSTRAINT "booking_facet_pkey" PRIMARY KEY ("partner_id","facet","created_at","booking_id")
);

-- CreateTable
CREATE TABLE "booking_passenger" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "age" "age_group" NOT NULL,
    "gender" "gender" NOT NULL,
    "sealed_name" TEXT,
    "sealed_details" TEXT,
    "surname_key" BYTEA,
    "name_corrected_at" TIMESTAMPTZ(3),
    "price_minor" BIGINT NOT NULL,
    "prev_price_minor" BIGINT,
    "selling_minor" BIGINT,
    "selling_kept_minor" BIGINT,
    "receipt_token" TEXT NOT NULL,
    "returned_at" TIMESTAMPTZ(3),

    CONSTRAINT "booking_passenger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "returned_direction" (
    "passenger_id" UUID NOT NULL,
    "direction" INTEGER NOT NULL,
    "booking_id" UUID NOT NULL,
    "passenger_key" BYTEA NOT NULL,
    "paid_minor" BIGINT NOT NULL,
    "returned_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "returned_direction_pkey" PRIMARY KEY ("passenger_id","direction")
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
    "document" "ticket_document",
    "carrier" TEXT NOT NULL,
    "provider" TEXT NOT NULL,

    CONSTRAINT "ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_coupon" (
    "ticket_id" UUID NOT NULL,
    "bound" INTEGER NOT NULL,
    "segment" INTEGER NOT NULL,
    "status" "reported_state" NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_coupon_pkey" PRIMARY KEY ("ticket_id","bound","segment")
);

-- CreateTable
CREATE TABLE "refund_request" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "state" "refund_request_state" NOT NULL DEFAULT 'open',
    "requested_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refund_minor" BIGINT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',
    "reason" "refund_reason",
    "part" JSONB,
    "partner_seen_at" TIMESTAMPTZ(3),
    "office_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_message" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "side" "request_side" NOT NULL,
    "author" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refund_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_file" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refund_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "purpose" "payment_purpose" NOT NULL,
    "method" "payment_method" NOT NULL,
    "state" "payment_state" NOT NULL,
    "currency" "currency" NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "customer_minor" BIGINT NOT NULL,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" "refund_kind" NOT NULL,
    "asked_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_minor" BIGINT NOT NULL,
    "refund_minor" BIGINT,
    "customer_minor" BIGINT,
    "detail" JSONB,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_change" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "import_id" UUID,
    "kind" "schedule_change_kind" NOT NULL,
    "state" "schedule_change_state" NOT NULL,
    "minutes" INTEGER,
    "flights" TEXT[],
    "directions" JSONB NOT NULL,
    "current" JSONB,
    "seatless" BOOLEAN NOT NULL DEFAULT false,
    "can_accept" BOOLEAN NOT NULL,
    "deadline" TIMESTAMPTZ(3),
    "escalate_at" TIMESTAMPTZ(3),
    "escalated_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "alternative" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" TEXT,

    CONSTRAINT "schedule_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_change_rule" (
    "carrier" TEXT NOT NULL,
    "limit_minutes" INTEGER NOT NULL,
    "unanswered" "unanswered_default" NOT NULL DEFAULT 'accept',

    CONSTRAINT "schedule_change_rule_pkey" PRIMARY KEY ("carrier")
);

-- CreateTable
CREATE TABLE "oversale" (
    "leg_key" TEXT NOT NULL,
    "cabin" TEXT NOT NULL,
    "authorised" INTEGER NOT NULL,
    "sold" INTEGER NOT NULL,
    "classes" TEXT NOT NULL DEFAULT '',
    "asked" JSONB NOT NULL,
    "import_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oversale_pkey" PRIMARY KEY ("leg_key","cabin")
);

-- CreateTable
CREATE TABLE "flight_changed" (
    "carrier" TEXT NOT NULL,
    "flight_number" INTEGER NOT NULL,
    "suffix" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "flight_changed_pkey" PRIMARY KEY ("carrier","flight_number","suffix")
);

-- CreateTable
CREATE TABLE "passenger_flight" (
    "partner_id" UUID NOT NULL,
    "flight_key" TEXT NOT NULL,
    "passenger_key" BYTEA NOT NULL,
    "document_key" BYTEA NOT NULL,
    "booking_id" UUID NOT NULL,

    CONSTRAINT "passenger_flight_pkey" PRIMARY KEY ("partner_id","flight_key","passenger_key")
);

-- CreateTable
CREATE TABLE "booking_event" (
    "id" BIGSERIAL NOT NULL,
    "booking_id" UUID NOT NULL,
    "partner_id" UUID,
    "from_status" "booking_status",
    "to_status" "booking_status" NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" "booking_action" NOT NULL,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

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
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "booking_id" UUID,
    "quote_id" UUID,
    "booking_event_id" BIGINT,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "sealed_recipient" TEXT,
    "sealed_message" BYTEA,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "via" TEXT,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_stock" (
    "id" SERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "document" "ticket_document" NOT NULL,
    "first_number" BIGINT NOT NULL,
    "last_number" BIGINT NOT NULL,
    "next_number" BIGINT NOT NULL,
    "declared_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "ticket_stock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_issue" (
    "order_key" TEXT NOT NULL,
    "ticket_group" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "ticket_number" BIGINT NOT NULL,
    "stock_id" INTEGER NOT NULL,

    CONSTRAINT "ticket_issue_pkey" PRIMARY KEY ("order_key","ticket_group","place")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "id" UUID NOT NULL,
    "partner_id" UUID,
    "kind" "account_kind" NOT NULL,
    "currency" "currency" NOT NULL,
    "balance_minor" BIGINT,
    "low_balance_minor" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "id" UUID NOT NULL,
    "booking_id" UUID,
    "kind" "transaction_kind" NOT NULL,
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
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "transaction_kind",

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_event" (
    "id" BIGSERIAL NOT NULL,
    "partner_id" UUID NOT NULL,
    "currency" "currency" NOT NULL,
    "balance_minor" BIGINT NOT NULL,
    "credit_minor" BIGINT NOT NULL,
    "threshold_minor" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "kind" "endpoint_kind" NOT NULL,
    "url" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "sealed_previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "sealed_earlier_secrets" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "email" TEXT NOT NULL DEFAULT '',
    "event_types" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "listening_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" "disabled_reason",

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" TEXT NOT NULL,
    "partner_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "booking_id" UUID,
    "booking_event_id" BIGINT,
    "account_event_id" BIGINT,
    "request_id" TEXT,
    "number" BIGINT,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_counter" (
    "partner_id" UUID NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "event_counter_pkey" PRIMARY KEY ("partner_id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "state" "delivery_state" NOT NULL DEFAULT 'pending',
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
    "error" "attempt_error",
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
    "kind" "entry_kind" NOT NULL,
    "days" INTEGER,
    "disputed_kind" "entry_kind",
    "source" TEXT NOT NULL,
    "source_date" TEXT NOT NULL,

    CONSTRAINT "entry_rule_pkey" PRIMARY KEY ("country","citizenship")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" BIGSERIAL NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "partner_id" UUID,
    "booking_id" UUID,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "address_block" TEXT,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guess_count" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guess_count_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "known_place" (
    "key" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_place_pkey" PRIMARY KEY ("key")
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
CREATE TABLE "rate_window" (
    "key" TEXT NOT NULL,
    "second" BIGINT NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "rate_window_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "sql_function" (
    "name" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sql_function_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "partner_code_key" ON "partner"("code");

-- CreateIndex
CREATE UNIQUE INDEX "partner_test_of_key" ON "partner"("test_of");

-- CreateIndex
CREATE INDEX "saved_passenger_partner_id_surname_key_idx" ON "saved_passenger"("partner_id", "surname_key");

-- CreateIndex
CREATE INDEX "saved_passenger_partner_id_phone_key_idx" ON "saved_passenger"("partner_id", "phone_key");

-- CreateIndex
CREATE INDEX "saved_passenger_partner_id_family_id_idx" ON "saved_passenger"("partner_id", "family_id");

-- CreateIndex
CREATE INDEX "saved_passenger_partner_id_used_at_idx" ON "saved_passenger"("partner_id", "used_at");

-- CreateIndex
CREATE INDEX "saved_passenger_used_at_idx" ON "saved_passenger"("used_at");

-- CreateIndex
CREATE UNIQUE INDEX "saved_passenger_partner_id_document_key_key" ON "saved_passenger"("partner_id", "document_key");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_sign_in_key_key" ON "app_user"("sign_in_key");

-- CreateIndex
CREATE UNIQUE INDEX "saved_work_view_user_id_name_key" ON "saved_work_view"("user_id", "name");

-- CreateIndex
CREATE INDEX "user_session_user_id_idx" ON "user_session"("user_id");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_partner_id_created_at_idx" ON "invitation"("partner_id", "created_at");

-- CreateIndex
CREATE INDEX "invitation_expires_at_idx" ON "invitation"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_partner_id_created_at_idx" ON "api_key"("partner_id", "created_at");

-- CreateIndex
CREATE INDEX "key_call_at_idx" ON "key_call" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_import_seq_key" ON "schedule_import"("seq");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_set_seq_key" ON "schedule_set"("seq");

-- CreateIndex
CREATE INDEX "schedule_set_import_id_idx" ON "schedule_set"("import_id");

-- CreateIndex
CREATE INDEX "schedule_set_withdrawn_by_idx" ON "schedule_set"("withdrawn_by");

-- CreateIndex
CREATE INDEX "schedule_set_carrier_idx" ON "schedule_set"("carrier");

-- CreateIndex
CREATE UNIQUE INDEX "schedule_message_kind_carrier_reference_date_reference_grou_key" ON "schedule_message"("kind", "carrier", "reference_date", "reference_group", "reference_part");

-- CreateIndex
CREATE INDEX "schedule_leg_set_id_idx" ON "schedule_leg"("set_id");

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
CREATE UNIQUE INDEX "quote_token_key" ON "quote"("token");

-- CreateIndex
CREATE INDEX "quote_partner_id_created_at_idx" ON "quote"("partner_id", "created_at");

-- CreateIndex
CREATE INDEX "quote_booking_id_idx" ON "quote"("booking_id");

-- CreateIndex
CREATE INDEX "quote_valid_until_idx" ON "quote"("valid_until");

-- CreateIndex
CREATE INDEX "quote_offer_quote_id_idx" ON "quote_offer"("quote_id");

-- CreateIndex
CREATE UNIQUE INDEX "booking_booking_number_key" ON "booking"("booking_number");

-- CreateIndex
CREATE UNIQUE INDEX "booking_public_token_key" ON "booking"("public_token");

-- CreateIndex
CREATE INDEX "booking_partner_id_created_at_idx" ON "booking"("partner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "booking_partner_id_status_created_at_idx" ON "booking"("partner_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "booking_partner_id_updated_at_idx" ON "booking"("partner_id", "updated_at");

-- CreateIndex
CREATE INDEX "booking_partner_id_first_departure_at_idx" ON "booking"("partner_id", "first_departure_at");

-- CreateIndex
CREATE INDEX "booking_journey_hash_idx" ON "booking"("journey_hash");

-- CreateIndex
CREATE INDEX "booking_status_expires_at_idx" ON "booking"("status", "expires_at");

-- CreateIndex
CREATE INDEX "booking_note_booking_id_created_at_idx" ON "booking_note"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "booking_handover_booking_id_id_idx" ON "booking_handover"("booking_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "booking_passenger_receipt_token_key" ON "booking_passenger"("receipt_token");

-- CreateIndex
CREATE INDEX "booking_passenger_surname_key_idx" ON "booking_passenger"("surname_key");

-- CreateIndex
CREATE UNIQUE INDEX "booking_passenger_booking_id_position_key" ON "booking_passenger"("booking_id", "position");

-- CreateIndex
CREATE INDEX "returned_direction_booking_id_idx" ON "returned_direction"("booking_id");

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
CREATE INDEX "refund_message_request_id_created_at_idx" ON "refund_message"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "refund_file_request_id_created_at_idx" ON "refund_file"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_booking_id_idx" ON "payment"("booking_id");

-- CreateIndex
CREATE INDEX "refund_partner_id_created_at_id_idx" ON "refund"("partner_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "refund_booking_id_idx" ON "refund"("booking_id");

-- CreateIndex
CREATE INDEX "schedule_change_booking_id_created_at_idx" ON "schedule_change"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "schedule_change_import_id_idx" ON "schedule_change"("import_id");

-- CreateIndex
CREATE INDEX "schedule_change_state_deadline_idx" ON "schedule_change"("state", "deadline");

-- CreateIndex
CREATE INDEX "oversale_import_id_idx" ON "oversale"("import_id");

-- CreateIndex
CREATE INDEX "passenger_flight_booking_id_idx" ON "passenger_flight"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "passenger_flight_flight_key_document_key_key" ON "passenger_flight"("flight_key", "document_key");

-- CreateIndex
CREATE INDEX "booking_event_booking_id_id_idx" ON "booking_event"("booking_id", "id");

-- CreateIndex
CREATE INDEX "booking_event_partner_id_id_idx" ON "booking_event"("partner_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_booking_event_id_key" ON "mail"("booking_event_id");

-- CreateIndex
CREATE INDEX "mail_booking_id_created_at_idx" ON "mail"("booking_id", "created_at");

-- CreateIndex
CREATE INDEX "mail_quote_id_created_at_idx" ON "mail"("quote_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_issue_ticket_number_key" ON "ticket_issue"("ticket_number");

-- CreateIndex
CREATE INDEX "ticket_issue_stock_id_idx" ON "ticket_issue"("stock_id");

-- CreateIndex
CREATE INDEX "ledger_transaction_booking_id_idx" ON "ledger_transaction"("booking_id");

-- CreateIndex
CREATE INDEX "ledger_entry_transaction_id_idx" ON "ledger_entry"("transaction_id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_id_id_idx" ON "ledger_entry"("account_id", "id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_id_created_at_id_idx" ON "ledger_entry"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "account_event_created_at_idx" ON "account_event"("created_at");

-- CreateIndex
CREATE INDEX "account_event_partner_id_currency_id_idx" ON "account_event"("partner_id", "currency", "id");

-- CreateIndex
CREATE INDEX "webhook_endpoint_partner_id_idx" ON "webhook_endpoint"("partner_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_booking_event_id_key" ON "webhook_event"("booking_event_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_account_event_id_key" ON "webhook_event"("account_event_id");

-- CreateIndex
CREATE INDEX "webhook_event_partner_id_created_at_idx" ON "webhook_event"("partner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_event_created_at_idx" ON "webhook_event"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_partner_id_number_key" ON "webhook_event"("partner_id", "number");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_created_at_idx" ON "webhook_delivery"("endpoint_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_event_id_endpoint_id_key" ON "webhook_delivery"("event_id", "endpoint_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_delivery_id_id_idx" ON "webhook_attempt"("delivery_id", "id");

-- CreateIndex
CREATE INDEX "sandbox_note_expires_at_idx" ON "sandbox_note"("expires_at");

-- CreateIndex
CREATE INDEX "audit_event_partner_id_id_idx" ON "audit_event"("partner_id", "id");

-- CreateIndex
CREATE INDEX "audit_event_booking_id_id_idx" ON "audit_event"("booking_id", "id");

-- CreateIndex
CREATE INDEX "audit_event_actor_id_idx" ON "audit_event"("actor", "id");

-- CreateIndex
CREATE INDEX "guess_count_expires_at_idx" ON "guess_count"("expires_at");

-- CreateIndex
CREATE INDEX "known_place_expires_at_idx" ON "known_place"("expires_at");

-- AddForeignKey
ALTER TABLE "partner" ADD CONSTRAINT "partner_test_of_fkey" FOREIGN KEY ("test_of") REFERENCES "partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_currency" ADD CONSTRAINT "partner_currency_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_selling" ADD CONSTRAINT "partner_selling_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_brand" ADD CONSTRAINT "partner_brand_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_mail" ADD CONSTRAINT "partner_mail_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_passenger" ADD CONSTRAINT "saved_passenger_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_work_view" ADD CONSTRAINT "saved_work_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seen_news" ADD CONSTRAINT "seen_news_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_search" ADD CONSTRAINT "recent_search_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enrolment_code" ADD CONSTRAINT "enrolment_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_set" ADD CONSTRAINT "schedule_set_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "schedule_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_set" ADD CONSTRAINT "schedule_set_withdrawn_by_fkey" FOREIGN KEY ("withdrawn_by") REFERENCES "schedule_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_message" ADD CONSTRAINT "schedule_message_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "schedule_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_leg" ADD CONSTRAINT "schedule_leg_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "schedule_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote" ADD CONSTRAINT "quote_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote" ADD CONSTRAINT "quote_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quote_offer" ADD CONSTRAINT "quote_offer_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking" ADD CONSTRAINT "booking_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_handover" ADD CONSTRAINT "booking_handover_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_passenger" ADD CONSTRAINT "booking_passenger_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "returned_direction" ADD CONSTRAINT "returned_direction_passenger_id_fkey" FOREIGN KEY ("passenger_id") REFERENCES "booking_passenger"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_passenger_id_fkey" FOREIGN KEY ("passenger_id") REFERENCES "booking_passenger"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_coupon" ADD CONSTRAINT "ticket_coupon_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_message" ADD CONSTRAINT "refund_message_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "refund_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_file" ADD CONSTRAINT "refund_file_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "refund_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_issue" ADD CONSTRAINT "ticket_issue_stock_id_fkey" FOREIGN KEY ("stock_id") REFERENCES "ticket_stock"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

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

-- Nothing is lost that matters when the server crashes. Rows are changed in place.
alter table rate_window set unlogged;
alter table rate_window set (fillfactor = 50);
alter table guess_count set unlogged;
-- Room in every page for the next version of its rows.
alter table leg_inventory set (fillfactor = 80);

-- Versions by which processes know that what they keep in memory is out of date; triggers raise them.
insert into data_version (kind, version) values ('seats', 1), ('access', 1);

-- What every partner pays in, and on which terms: its own currency, those granted besides, and in test mode the live partner's, without credit.
create view partner_terms as
  select p.id as partner_id, p.currency, p.service_fee_minor, p.credit_limit_minor, true as is_own from partner p
  union all
  select c.partner_id, c.currency, c.service_fee_minor, c.credit_limit_minor, false
    from partner_currency c join partner p on p.id = c.partner_id and p.currency <> c.currency
  union all
  select t.id, c.currency, c.service_fee_minor, 0, false
    from partner_currency c join partner t on t.test_of = c.partner_id and t.currency <> c.currency;

-- The one rule of who is on sale: carriers whose open stocks have numbers left.
create view ticket_stock_left as
  select carrier, sum(last_number - next_number + 1)::bigint as numbers
    from ticket_stock where closed_at is null and next_number <= last_number group by carrier;

-- ---------------------------------------------------------------- checks

alter table partner_currency
  add constraint partner_currency_service_fee_minor_check check (service_fee_minor >= 0),
  add constraint partner_currency_credit_limit_minor_check check (credit_limit_minor >= 0);
-- One account of each kind and currency, those of the house included, which have no partner.
create unique index ledger_account_partner_kind_currency_key
  on ledger_account (partner_id, kind, currency) nulls not distinct;
-- Of a deposit alone: every payment would wait for the balance of the house's accounts.
alter table ledger_account add constraint ledger_account_balance_check check ((balance_minor is not null) = (kind = 'deposit'));
alter table leg_inventory
  add constraint leg_inventory_sold_check check (cardinality(sold) = 26 and 0 <= all (sold));
alter table ticket add constraint ticket_document_with_number check ((document is null) = (ticket_number is null));
alter table ticket_stock
  add constraint ticket_stock_is_range check (first_number between 1 and last_number and last_number < 10000000000000),
  add constraint ticket_stock_of_one_code check (first_number / 10000000000 = last_number / 10000000000),
  add constraint ticket_stock_drawn_in_range check (next_number between first_number and last_number + 1),
  -- No number is in two stocks. A stock that was closed keeps the numbers that it has issued, and gives the others back.
  add constraint ticket_stock_overlap exclude using gist (
    int8range(first_number, case when closed_at is null then last_number + 1 else next_number end) with &&);
alter table mail
  add constraint mail_kind_check check (kind in ('confirmation', 'receipts', 'change', 'refund', 'quote', 'invitation', 'password_reset')),
  add constraint mail_state_check check (state in ('waiting', 'sent', 'failed')),
  add constraint mail_via_check check (via in ('smtp', 'mailbox')),
  add constraint mail_about_check check (
    (quote_id is not null) = (kind = 'quote') and (booking_id is not null) = (kind not in ('quote', 'invitation', 'password_reset')));
-- A booking has one open request to the back office, and one open change of schedule: an answer finds one question.
create unique index refund_request_one_open_idx on refund_request (booking_id) where state = 'open';
create unique index schedule_change_one_open_idx on schedule_change (booking_id) where state = 'open';

-- ---------------------------------------------------------------- indexes

-- Both in one text: nothing but this index answers what is asked by it, however a connection has planned.
create index booking_own_reference_idx on booking ((partner_id::text || ' ' || reference)) where reference is not null;
-- Bookings whose personal data are to be erased.
create index booking_first_departure_at_idx on booking (first_departure_at) where erased_at is null;
-- The work list: what is held, what waits for an answer, and by amount, where those of a currency stand together, the largest first.
create index booking_held_idx on booking (partner_id, expires_at, id) where status = 'booked';
create index booking_open_change_idx on booking (partner_id, created_at desc) where open_change_id is not null;
create index booking_amount_idx on booking (
  partner_id,
  (case currency when 'UZS' then 0 when 'USD' then 1 when 'EUR' then 2 else 3 end * 1000000000000000 - coalesce(selling_minor, total_minor)),
  id);
-- The few changes that the back office makes itself: others are found by their partner.
create index booking_event_operator_idx on booking_event (actor, id) where actor like 'operator:%';
-- Bookings of which a part was refunded while the rest flies: the work list finds them by their events.
create index booking_event_refunded_part_idx on booking_event (partner_id, booking_id) where reason in ('refund_passengers', 'refund_directions');
-- Which booking a repeated request has already made, where its seats are sold out since.
create index passenger_flight_partner_passenger_idx on passenger_flight (partner_id, passenger_key);
-- A block range index: from PostgreSQL 16 on, a sale of a seat still rewrites its row in place and touches no index for it.
create index leg_inventory_changed_in_idx on leg_inventory using brin (changed_in) with (pages_per_range = 4, autosummarize = on);
-- Deposits' entries by their kind.
create index ledger_entry_by_kind_idx on ledger_entry (account_id, kind, created_at, id) where kind is not null;
create index ticket_stock_carrier_idx on ticket_stock (carrier) where closed_at is null;
-- What the sweeps of callbacks and mails look for, the mailbox of a demonstration, and the mails whose texts are still kept.
create index webhook_delivery_due_idx on webhook_delivery (next_at) where state = 'pending';
create index mail_waiting_idx on mail (next_at) where state = 'waiting';
create index mail_mailbox_idx on mail (partner_id, created_at desc, id) where via = 'mailbox' and sealed_message is not null;
create index mail_kept_idx on mail (created_at) where sealed_message is not null;
