-- What the house writes down about a booking for itself, and what it has done with one for its agency, each with its reason.
CREATE TABLE "house_note" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "house_note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "house_act" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "house_act_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "house_note_booking_id_created_at_idx" ON "house_note"("booking_id", "created_at");
CREATE INDEX "house_act_booking_id_created_at_idx" ON "house_act"("booking_id", "created_at");
CREATE INDEX "house_act_partner_id_created_at_idx" ON "house_act"("partner_id", "created_at");

ALTER TABLE "house_note" ADD CONSTRAINT "house_note_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "house_act" ADD CONSTRAINT "house_act_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
