-- Seats that the demonstration has sold to nobody: whoever compares seats with bookings subtracts them.
ALTER TABLE "leg_inventory" ADD COLUMN "invented" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
