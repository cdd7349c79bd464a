-- Messages that were applied together are taken back together, whichever of them is named.
ALTER TABLE "schedule_import" ADD COLUMN "together_with_id" UUID;

ALTER TABLE "schedule_import" ADD CONSTRAINT "schedule_import_together_with_id_fkey" FOREIGN KEY ("together_with_id") REFERENCES "schedule_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
