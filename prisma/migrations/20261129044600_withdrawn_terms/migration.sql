-- Terms that were agreed for a later day can be withdrawn until they are applied.
ALTER TABLE "agreed_terms"
  ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3),
  ADD COLUMN "withdrawn_by" TEXT,
  ADD COLUMN "withdrawal_reason" TEXT,
  ADD CONSTRAINT "agreed_terms_withdrawn_check" CHECK (
    ("withdrawn_at" IS NULL) = ("withdrawn_by" IS NULL) AND ("withdrawn_at" IS NULL) = ("withdrawal_reason" IS NULL)
    AND ("withdrawn_at" IS NULL OR "applied_at" IS NULL));
