-- Reports read what moved in a period, and the audit log is read by days. Rows come in about the order of their moments: an index that keeps a few bytes
-- for each part of a table does for that, and whoever pays puts nothing into it.
CREATE INDEX "ledger_transaction_created_at_idx" ON "ledger_transaction" USING BRIN ("created_at");
CREATE INDEX "booking_event_created_at_idx" ON "booking_event" USING BRIN ("created_at");
CREATE INDEX "audit_event_occurred_at_idx" ON "audit_event" USING BRIN ("occurred_at");
