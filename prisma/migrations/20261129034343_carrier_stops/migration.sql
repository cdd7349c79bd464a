-- Carriers that the house sells no more for now, whatever they have to be on sale: who has stopped them, why, and until when.
CREATE TABLE "carrier_stop" (
    "id" SERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "stopped_by" TEXT NOT NULL,
    "stopped_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_by" TEXT,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "carrier_stop_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "carrier_stop_open_key" ON "carrier_stop"("carrier") WHERE "lifted_at" IS NULL;
