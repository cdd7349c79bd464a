-- Terms that were agreed for a later day: the worker applies them once it has begun.
CREATE TABLE "agreed_terms" (
    "proposal_id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "terms" JSONB NOT NULL,
    "agreed_by" TEXT NOT NULL,
    "agreed_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "agreed_terms_pkey" PRIMARY KEY ("proposal_id")
);

CREATE INDEX "agreed_terms_partner_id_idx" ON "agreed_terms"("partner_id");
CREATE INDEX "agreed_terms_to_come_idx" ON "agreed_terms"("valid_from") WHERE "applied_at" IS NULL;

ALTER TABLE "agreed_terms" ADD CONSTRAINT "agreed_terms_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;
