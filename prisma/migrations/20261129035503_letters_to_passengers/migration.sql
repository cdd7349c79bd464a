-- What the house has written to the customers of a departure: once to each booking.
CREATE TABLE "departure_letter" (
    "id" UUID NOT NULL,
    "leg_key" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "bookings" INTEGER NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "departure_letter_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "departure_letter_leg_key_written_at_idx" ON "departure_letter"("leg_key", "written_at");

ALTER TABLE "mail" ADD COLUMN "departure_letter_id" UUID;
ALTER TABLE "mail" ADD CONSTRAINT "mail_departure_letter_id_fkey" FOREIGN KEY ("departure_letter_id") REFERENCES "departure_letter"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE UNIQUE INDEX "mail_departure_letter_id_booking_id_key" ON "mail"("departure_letter_id", "booking_id");

-- A letter of the house about a departure is a kind of its own; it hangs on its booking, as those of the booking do.
ALTER TABLE "mail" DROP CONSTRAINT "mail_kind_check";
ALTER TABLE "mail" ADD CONSTRAINT "mail_kind_check" CHECK (
  "kind" IN ('confirmation', 'receipts', 'change', 'refund', 'quote', 'invitation', 'password_reset', 'house_act', 'notice'));
