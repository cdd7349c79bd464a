-- An agency may be stopped from selling anew while it goes on looking after what it has sold.
ALTER TABLE "partner" ADD COLUMN "sales_stopped_at" TIMESTAMPTZ(3);
ALTER TYPE "proposal_kind" ADD VALUE 'stop_sales';
ALTER TYPE "proposal_kind" ADD VALUE 'resume_sales';
