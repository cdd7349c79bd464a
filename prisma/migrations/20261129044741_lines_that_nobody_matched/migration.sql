-- Lines of banks that nobody has matched, for Today: few, among all that there ever were.
CREATE INDEX "bank_line_unmatched_idx" ON "bank_line"("id") WHERE "partner_id" IS NULL AND NOT "is_aside";
