-- AlterTable
ALTER TABLE "partner" ADD COLUMN     "rate_limits" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "test_of" UUID;

-- AlterTable
ALTER TABLE "booking_event" ADD COLUMN     "request_key" BYTEA;

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

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_partner_id_created_at_idx" ON "api_key"("partner_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "baggage_price_carrier_scope_kg_key" ON "baggage_price"("carrier", "scope", "kg");

-- CreateIndex
CREATE INDEX "refund_request_booking_id_idx" ON "refund_request"("booking_id");

-- CreateIndex
CREATE INDEX "refund_request_state_created_at_idx" ON "refund_request"("state", "created_at");

-- CreateIndex
CREATE INDEX "webhook_endpoint_partner_id_idx" ON "webhook_endpoint"("partner_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_booking_event_id_key" ON "webhook_event"("booking_event_id");

-- CreateIndex
CREATE INDEX "webhook_event_partner_id_created_at_idx" ON "webhook_event"("partner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_created_at_idx" ON "webhook_delivery"("endpoint_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_event_id_endpoint_id_key" ON "webhook_delivery"("event_id", "endpoint_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_delivery_id_id_idx" ON "webhook_attempt"("delivery_id", "id");

-- CreateIndex
CREATE INDEX "sandbox_note_expires_at_idx" ON "sandbox_note"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_test_of_key" ON "partner"("test_of");

-- CreateIndex
CREATE UNIQUE INDEX "booking_event_request_key_key" ON "booking_event"("request_key");

-- AddForeignKey
ALTER TABLE "partner" ADD CONSTRAINT "partner_test_of_fkey" FOREIGN KEY ("test_of") REFERENCES "partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_coupon" ADD CONSTRAINT "ticket_coupon_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Somebody of each partner that is already there has to be able to make keys.
update app_user u set role = 'admin'
 where role = 'agent' and not exists (select 1 from app_user o where o.partner_id = u.partner_id and o.created_at < u.created_at);
