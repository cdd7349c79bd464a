-- Money that the house gives back is proposed above its limit, and approved by a second person.
ALTER TYPE "proposal_kind" ADD VALUE 'refund';

-- Of which booking, and why, sealed: the words may name a passenger.
ALTER TABLE "proposal" ADD COLUMN "booking_id" UUID, ADD COLUMN "words" TEXT NOT NULL DEFAULT '';
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "proposal_booking_id_idx" ON "proposal"("booking_id");
