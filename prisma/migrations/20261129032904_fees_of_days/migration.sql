-- What of each day's movements was the house's own: fees that were charged, and those that came back. Null where a version that does not know it has summed the
-- day: such days are summed anew, and read movement by movement until then.
ALTER TABLE "deposit_day" ADD COLUMN "fee_minor" BIGINT;

CREATE INDEX "deposit_day_without_fees_idx" ON "deposit_day"("account_id", "day") WHERE "fee_minor" IS NULL;
