-- What agencies have watched: a search, a quote or a booking, of which they are told when it costs less.
CREATE TABLE "price_watch" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "asked" JSONB,
    "quote_id" UUID,
    "booking_id" UUID,
    "days" TEXT[],
    "journey" JSONB NOT NULL,
    "currency" "currency" NOT NULL,
    "base" JSONB,
    "marks" JSONB NOT NULL,
    "target_minor" BIGINT,
    "least_fall_minor" BIGINT NOT NULL,
    "sealed_customer" TEXT NOT NULL DEFAULT '',
    "locale" TEXT,
    "state" TEXT NOT NULL DEFAULT 'live',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_watch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_watch_kind_check" CHECK ("kind" IN ('search', 'quote', 'booking')),
    CONSTRAINT "price_watch_state_check" CHECK ("state" IN ('live', 'ended', 'over')),
    CONSTRAINT "price_watch_subject_check" CHECK (
      ("kind" = 'search') = ("asked" IS NOT NULL) AND ("kind" = 'quote') = ("quote_id" IS NOT NULL) AND ("kind" = 'booking') = ("booking_id" IS NOT NULL))
);

CREATE INDEX "price_watch_partner_id_created_at_idx" ON "price_watch"("partner_id", "created_at");
CREATE INDEX "price_watch_quote_id_idx" ON "price_watch"("quote_id");
CREATE INDEX "price_watch_booking_id_idx" ON "price_watch"("booking_id");
CREATE INDEX "price_watch_user_id_idx" ON "price_watch"("user_id");
CREATE INDEX "price_watch_until_idx" ON "price_watch"("until");
-- Whether anybody watches flights of a day is asked with every release of seats.
CREATE INDEX "price_watch_live_days_idx" ON "price_watch" USING gin ("days") WHERE "state" = 'live';
CREATE INDEX "price_watch_live_idx" ON "price_watch"("id") WHERE "state" = 'live';

ALTER TABLE "price_watch" ADD CONSTRAINT "price_watch_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_watch" ADD CONSTRAINT "price_watch_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_watch" ADD CONSTRAINT "price_watch_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_watch" ADD CONSTRAINT "price_watch_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A fall of what is watched, told once.
CREATE TABLE "price_fall" (
    "id" UUID NOT NULL,
    "watch_id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "currency" "currency" NOT NULL,
    "was_minor" BIGINT,
    "was_cost_minor" BIGINT,
    "now_minor" BIGINT NOT NULL,
    "now_cost_minor" BIGINT NOT NULL,
    "penalty_minor" BIGINT NOT NULL,
    "penalty_cost_minor" BIGINT NOT NULL,
    "quote_id" UUID,
    "is_customer_told" BOOLEAN NOT NULL,

    CONSTRAINT "price_fall_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "price_fall_watch_id_at_idx" ON "price_fall"("watch_id", "at");
CREATE INDEX "price_fall_partner_id_at_idx" ON "price_fall"("partner_id", "at");
CREATE INDEX "price_fall_quote_id_idx" ON "price_fall"("quote_id");

ALTER TABLE "price_fall" ADD CONSTRAINT "price_fall_watch_id_fkey" FOREIGN KEY ("watch_id") REFERENCES "price_watch"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_fall" ADD CONSTRAINT "price_fall_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_fall" ADD CONSTRAINT "price_fall_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Its customer is written about the quote that it opens, and whoever watches about nothing that is erased with a booking.
ALTER TABLE "mail" ADD COLUMN "price_fall_id" UUID;
ALTER TABLE "mail" ADD CONSTRAINT "mail_price_fall_id_fkey" FOREIGN KEY ("price_fall_id") REFERENCES "price_fall"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "mail_price_fall_id_idx" ON "mail"("price_fall_id") WHERE "price_fall_id" IS NOT NULL;
ALTER TABLE "mail" DROP CONSTRAINT "mail_kind_check", DROP CONSTRAINT "mail_about_check";
ALTER TABLE "mail"
  ADD CONSTRAINT "mail_kind_check" CHECK (
    "kind" IN ('confirmation', 'receipts', 'change', 'refund', 'quote', 'price_fall', 'invitation', 'password_reset', 'house_act', 'watch', 'notice')),
  ADD CONSTRAINT "mail_about_check" CHECK (
    ("quote_id" IS NOT NULL) = ("kind" IN ('quote', 'price_fall'))
    AND ("booking_id" IS NOT NULL) = ("kind" NOT IN ('quote', 'price_fall', 'invitation', 'password_reset', 'house_act', 'watch')));
