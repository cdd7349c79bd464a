-- What the house has written to an agency by mail.
CREATE TABLE "agency_letter" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "words" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agency_letter_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "agency_letter_partner_id_written_at_idx" ON "agency_letter"("partner_id", "written_at");

ALTER TABLE "agency_letter" ADD CONSTRAINT "agency_letter_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
