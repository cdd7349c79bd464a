-- What a leg's records say of its sale: who flies it, and restrictions of the journeys that board with it.
ALTER TABLE "schedule_leg"
  ADD COLUMN "operating_carrier" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "operating_name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "operating_flight" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "segments" JSONB NOT NULL DEFAULT '[]';
