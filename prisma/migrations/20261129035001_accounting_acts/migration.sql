-- What the ledger did, act by act, as a document for accounting: numbered without gaps in the order in which they were numbered, and never changed afterwards.
-- The document is kept as it was written, for a booking's flights and an agency's name may change later. It outlives the transaction that it tells of.
CREATE TABLE "accounting_act" (
    "number" BIGINT NOT NULL,
    "transaction_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "numbered_at" TIMESTAMPTZ(3) NOT NULL,
    "agency_code" TEXT NOT NULL,
    "booking_number" TEXT,
    "currency" "currency" NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "document" TEXT NOT NULL,

    CONSTRAINT "accounting_act_pkey" PRIMARY KEY ("number"),
    CONSTRAINT "accounting_act_number_check" CHECK ("number" > 0),
    CONSTRAINT "accounting_act_kind_check" CHECK ("kind" IN ('sale', 'extras', 'refund', 'void', 'top_up', 'adjustment'))
);

CREATE UNIQUE INDEX "accounting_act_transaction_id_key" ON "accounting_act"("transaction_id");
CREATE INDEX "accounting_act_happened_at_idx" ON "accounting_act"("happened_at");
