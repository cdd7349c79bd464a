-- Postings of all agencies are listed newest first: those made by hand are few among payments, and those of a day lie together.
-- "id" > 0 is true of all of them and asked for by that list alone: an agency's own statement keeps to the indexes of its account.
CREATE INDEX "ledger_entry_by_hand_idx" ON "ledger_entry"("id") WHERE "kind" IN ('deposit', 'adjustment') AND "id" > 0;
CREATE INDEX "ledger_entry_created_at_idx" ON "ledger_entry" USING BRIN ("created_at");
