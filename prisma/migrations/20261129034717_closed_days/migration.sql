-- Days of Tashkent that are closed, one after the other, with what was on the agencies' deposits. Nothing is posted into them any more (refuse_closed_days).
CREATE TABLE "closed_day" (
    "day" DATE NOT NULL,
    "closed_by" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "unmatched_lines" INTEGER NOT NULL,
    "waiting_proposals" INTEGER NOT NULL,
    "remark" TEXT,

    CONSTRAINT "closed_day_pkey" PRIMARY KEY ("day"),
    -- What was left open is said.
    CONSTRAINT "closed_day_remark_check" CHECK ("remark" IS NOT NULL OR ("unmatched_lines" = 0 AND "waiting_proposals" = 0))
);

CREATE TABLE "closed_day_sum" (
    "day" DATE NOT NULL,
    "account_id" UUID NOT NULL,
    "opening_minor" BIGINT NOT NULL,
    "received_minor" BIGINT NOT NULL,
    "paid_minor" BIGINT NOT NULL,
    "closing_minor" BIGINT NOT NULL,

    CONSTRAINT "closed_day_sum_pkey" PRIMARY KEY ("day", "account_id"),
    CONSTRAINT "closed_day_sum_check" CHECK ("opening_minor" + "received_minor" - "paid_minor" = "closing_minor")
);

ALTER TABLE "closed_day_sum" ADD CONSTRAINT "closed_day_sum_day_fkey" FOREIGN KEY ("day") REFERENCES "closed_day"("day") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "closed_day_sum" ADD CONSTRAINT "closed_day_sum_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
