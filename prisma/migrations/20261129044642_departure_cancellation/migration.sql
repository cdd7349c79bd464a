-- A departure that the house cancels: one person proposes it, another confirms, and all that follows is found by the import that took it out of the schedule.
CREATE TABLE "departure_cancellation" (
    "id" SERIAL NOT NULL,
    "leg_key" TEXT NOT NULL,
    "leaves_on" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "preview" JSONB NOT NULL,
    "proposed_by" TEXT NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_by" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "import_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "withdrawn_by" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "departure_cancellation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "departure_cancellation_two_people_check" CHECK ("confirmed_by" IS DISTINCT FROM "proposed_by"),
    CONSTRAINT "departure_cancellation_confirmed_check" CHECK (("confirmed_at" IS NULL) = ("confirmed_by" IS NULL)),
    CONSTRAINT "departure_cancellation_withdrawn_check" CHECK (("withdrawn_at" IS NULL) = ("withdrawn_by" IS NULL)),
    CONSTRAINT "departure_cancellation_end_check" CHECK ("confirmed_at" IS NULL OR "withdrawn_at" IS NULL),
    CONSTRAINT "departure_cancellation_import_check" CHECK ("import_id" IS NULL OR "confirmed_at" IS NOT NULL)
);

-- One at most waits for a second person.
CREATE UNIQUE INDEX "departure_cancellation_waiting_key" ON "departure_cancellation"("leg_key") WHERE "confirmed_at" IS NULL AND "withdrawn_at" IS NULL;
CREATE INDEX "departure_cancellation_leg_key_idx" ON "departure_cancellation"("leg_key");
CREATE INDEX "departure_cancellation_leaves_on_idx" ON "departure_cancellation"("leaves_on");
