-- An agency is closed for good: nobody of it gets in, so that it is suspended as well. It may be opened again as long as nothing was posted on its deposits since.
ALTER TABLE "partner" ADD COLUMN "closed_at" TIMESTAMPTZ(3), ADD COLUMN "closed_after_entry" BIGINT;
ALTER TABLE "partner" ADD CONSTRAINT "partner_closed_check" CHECK (("closed_at" IS NULL) = ("closed_after_entry" IS NULL) AND ("closed_at" IS NULL OR "suspended_at" IS NOT NULL));
ALTER TYPE "proposal_kind" ADD VALUE 'close';
ALTER TYPE "proposal_kind" ADD VALUE 'open_closed';
