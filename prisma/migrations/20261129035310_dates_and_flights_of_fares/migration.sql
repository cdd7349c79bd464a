-- Fares may be bounded by days of travel and of sale with their years, and be for certain flights; what is null or empty bounds nothing.
ALTER TABLE "fare"
  ADD COLUMN "travel_from" TEXT,
  ADD COLUMN "travel_to" TEXT,
  ADD COLUMN "sale_from" TEXT,
  ADD COLUMN "sale_to" TEXT,
  ADD COLUMN "flight_numbers" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
