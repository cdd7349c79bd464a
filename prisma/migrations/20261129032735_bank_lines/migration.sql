-- How a partner stands in papers, and the contract that banks' lines name. The house has a row of its own, without a contract.
CREATE TABLE "legal_details" (
    "partner_id" UUID NOT NULL,
    "legal_name" TEXT NOT NULL,
    "tax_id" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "bank" TEXT NOT NULL DEFAULT '',
    "contract_number" TEXT,
    "contract_date" DATE,

    CONSTRAINT "legal_details_pkey" PRIMARY KEY ("partner_id"),
    CONSTRAINT "legal_details_contract_check" CHECK ("contract_number" <> '' AND ("contract_date" IS NULL OR "contract_number" IS NOT NULL))
);

CREATE UNIQUE INDEX "legal_details_contract_number_key" ON "legal_details"("contract_number");
ALTER TABLE "legal_details" ADD CONSTRAINT "legal_details_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts of the house at banks, whose statements are imported.
CREATE TABLE "bank_account" (
    "number" SERIAL NOT NULL,
    "bank" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "currency" "currency" NOT NULL,
    "format" TEXT NOT NULL,
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_account_pkey" PRIMARY KEY ("number"),
    CONSTRAINT "bank_account_format_check" CHECK ("format" IN ('csv', 'mt940'))
);

CREATE UNIQUE INDEX "bank_account_account_currency_key" ON "bank_account"("account", "currency");

-- What moved on them. A line is there once, however often its file comes: by account, statement and the hash of what it says.
CREATE TABLE "bank_line" (
    "id" BIGSERIAL NOT NULL,
    "account_number" INTEGER NOT NULL,
    "statement" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "booked_on" DATE NOT NULL,
    "value_date" DATE NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "document" TEXT NOT NULL,
    "party" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "imported_by" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "partner_id" UUID,
    "is_ambiguous" BOOLEAN NOT NULL DEFAULT false,
    "is_aside" BOOLEAN NOT NULL DEFAULT false,
    "proposal_id" UUID,
    "reason" TEXT,
    "settled_by" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_line_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bank_line_amount_check" CHECK ("amount_minor" <> 0),
    -- Money that went out is nobody's top-up.
    CONSTRAINT "bank_line_aside_check" CHECK ("amount_minor" > 0 OR ("is_aside" AND "partner_id" IS NULL)),
    CONSTRAINT "bank_line_proposal_check" CHECK ("proposal_id" IS NULL OR NOT "is_aside")
);

CREATE UNIQUE INDEX "bank_line_account_number_statement_hash_key" ON "bank_line"("account_number", "statement", "hash");
-- A top-up rests on one line.
CREATE UNIQUE INDEX "bank_line_proposal_id_key" ON "bank_line"("proposal_id");
CREATE INDEX "bank_line_booked_on_id_idx" ON "bank_line"("booked_on", "id");
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_account_number_fkey" FOREIGN KEY ("account_number") REFERENCES "bank_account"("number") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposal"("id") ON DELETE SET NULL ON UPDATE CASCADE;
