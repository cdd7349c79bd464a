-- What has moved on deposits, summed by day once the day is over: pages of a month or a year read sums instead of every movement.
-- `summed_until` is the first day that is not summed yet: null before the first one is.
CREATE TYPE "sales_grouping" AS ENUM ('day', 'carrier', 'route', 'agent');

ALTER TABLE "ledger_account" ADD COLUMN "summed_until" DATE;

CREATE TABLE "deposit_day" (
    "account_id" UUID NOT NULL,
    "grouping" "sales_grouping" NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "transaction_kind" NOT NULL,
    "movements" INTEGER NOT NULL,
    "received_minor" BIGINT NOT NULL,
    "paid_minor" BIGINT NOT NULL,
    "bookings" INTEGER NOT NULL,
    "passengers" INTEGER NOT NULL,
    "customer_minor" BIGINT NOT NULL,

    CONSTRAINT "deposit_day_pkey" PRIMARY KEY ("account_id","grouping","day","key","kind")
);

ALTER TABLE "deposit_day" ADD CONSTRAINT "deposit_day_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
