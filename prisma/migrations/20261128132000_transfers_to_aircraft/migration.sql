-- Minutes between passengers' times and the aircraft's, by which a file dates its flights; null where they are the same, as in all rows of before.
ALTER TABLE "schedule_leg" ADD COLUMN "departure_transfer" INTEGER, ADD COLUMN "arrival_transfer" INTEGER;
