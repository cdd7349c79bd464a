-- Why an item was put off may name a passenger: it is sealed, and emptied with its booking. Clear words of before are let go.
ALTER TABLE "queue_item" ADD COLUMN "booking_id" UUID, ADD COLUMN "sealed_reason" TEXT NOT NULL DEFAULT '';
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "queue_item_booking_id_idx" ON "queue_item"("booking_id");
UPDATE "queue_item" SET "snooze_reason" = '' WHERE "snooze_reason" <> '';
