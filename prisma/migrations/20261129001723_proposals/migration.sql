-- What somebody of the house wants to do to an agency's money, terms or standing, with what it would change, and what became of it.
CREATE TYPE "proposal_kind" AS ENUM ('deposit', 'reversal', 'terms', 'suspend', 'reopen');
CREATE TYPE "proposal_state" AS ENUM ('open', 'done', 'rejected', 'taken_back');

CREATE TABLE "proposal" (
    "id" UUID NOT NULL,
    "kind" "proposal_kind" NOT NULL,
    "state" "proposal_state" NOT NULL DEFAULT 'open',
    "partner_id" UUID NOT NULL,
    "payload" JSONB NOT NULL,
    "preview" JSONB NOT NULL,
    "amount_minor" BIGINT,
    "currency" "currency",
    "reason" TEXT NOT NULL,
    "document_number" TEXT,
    "value_date" DATE,
    "proposed_by" TEXT NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "remark" TEXT,

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("id"),
    -- What the limits of the house are held against is an amount with its currency, or nothing.
    CONSTRAINT "proposal_amount_check" CHECK (("amount_minor" IS NULL) = ("currency" IS NULL) AND ("amount_minor" >= 0)),
    CONSTRAINT "proposal_decided_check" CHECK (("state" = 'open') = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by" IS NULL)),
    CONSTRAINT "proposal_taken_back_check" CHECK ("state" <> 'taken_back' OR "decided_by" = "proposed_by")
);

CREATE INDEX "proposal_state_proposed_at_idx" ON "proposal"("state", "proposed_at");
CREATE INDEX "proposal_partner_id_proposed_at_idx" ON "proposal"("partner_id", "proposed_at");

ALTER TABLE "proposal" ADD CONSTRAINT "proposal_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Up to which amount one person of the house carries out alone what is proposed; above it a second one approves.
CREATE TABLE "house_limit" (
    "kind" "proposal_kind" NOT NULL,
    "currency" "currency" NOT NULL,
    "alone_minor" BIGINT NOT NULL,

    CONSTRAINT "house_limit_pkey" PRIMARY KEY ("kind", "currency"),
    CONSTRAINT "house_limit_alone_check" CHECK ("alone_minor" >= 0)
);

INSERT INTO "house_limit" ("kind", "currency", "alone_minor")
SELECT k.kind::"proposal_kind", c.currency::"currency", c.alone
  FROM (VALUES ('deposit'), ('reversal'), ('terms')) k (kind)
 CROSS JOIN (VALUES ('UZS', 10000000000), ('USD', 1000000), ('EUR', 1000000), ('RUB', 100000000)) c (currency, alone);
