-- What somebody of the house has said a departure may sell at most, as a whole or in one class. The last one of a departure and class counts.
CREATE TABLE "sale_limit" (
    "id" BIGSERIAL NOT NULL,
    "leg_key" TEXT NOT NULL,
    "booking_class" TEXT,
    "seats" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL,
    "set_by" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_by" TEXT,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "sale_limit_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sale_limit_booking_class_check" CHECK ("booking_class" ~ '^[A-Z]$'),
    CONSTRAINT "sale_limit_seats_check" CHECK ("seats" BETWEEN 0 AND 999),
    CONSTRAINT "sale_limit_until_check" CHECK ("until" > "set_at"),
    CONSTRAINT "sale_limit_lifted_check" CHECK (("lifted_by" IS NULL) = ("lifted_at" IS NULL))
);

CREATE INDEX "sale_limit_leg_key_idx" ON "sale_limit"("leg_key");
CREATE UNIQUE INDEX "sale_limit_in_force_idx" ON "sale_limit"("leg_key", coalesce("booking_class", '')) WHERE "lifted_at" IS NULL;

-- The same beside the seats that they count: whoever sells locks this row.
ALTER TABLE "leg_inventory" ADD COLUMN "limits" JSONB;
