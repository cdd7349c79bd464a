-- How each carrier gets the names of its passengers. Declared by one person and confirmed by another; one that was in force stays so until the next is confirmed.
CREATE TABLE "passenger_list_way" (
    "id" SERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "offsets" INTEGER[] DEFAULT ARRAY[72, 24, 3]::INTEGER[],
    "reason" TEXT NOT NULL,
    "declared_by" TEXT NOT NULL,
    "declared_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_by" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "is_taken_over" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "passenger_list_way_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passenger_list_way_way_check" CHECK ("way" IN ('mail', 'fetched', 'invented')),
    CONSTRAINT "passenger_list_way_addresses_check" CHECK (("way" = 'mail') = (cardinality("addresses") > 0)),
    CONSTRAINT "passenger_list_way_offsets_check" CHECK (cardinality("offsets") > 0 AND 0 < ALL ("offsets")),
    CONSTRAINT "passenger_list_way_two_people_check" CHECK ("confirmed_by" IS DISTINCT FROM "declared_by")
);

-- A carrier has one way in force, and one that waits to be confirmed.
CREATE UNIQUE INDEX "passenger_list_way_in_force_idx" ON "passenger_list_way"("carrier") WHERE "confirmed_at" IS NOT NULL AND "ended_at" IS NULL;
CREATE UNIQUE INDEX "passenger_list_way_waiting_idx" ON "passenger_list_way"("carrier") WHERE "confirmed_at" IS NULL AND "ended_at" IS NULL;

-- A list of a departure's passengers that was made for the carrier: no name in it.
CREATE TABLE "passenger_list" (
    "id" UUID NOT NULL,
    "leg_key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "due_hours" INTEGER,
    "base_id" UUID,
    "channel" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "passengers" INTEGER NOT NULL,
    "added" INTEGER NOT NULL,
    "deleted" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL,
    "text_hash" BYTEA NOT NULL,
    "departs_at" TIMESTAMPTZ(3) NOT NULL,
    "made_by" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "confirmed_by" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "passenger_list_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passenger_list_kind_check" CHECK ("kind" IN ('pnl', 'adl') AND ("kind" = 'adl') = ("base_id" IS NOT NULL)),
    CONSTRAINT "passenger_list_channel_check" CHECK ("channel" IN ('mail', 'download')),
    CONSTRAINT "passenger_list_state_check" CHECK ("state" IN ('made', 'sent', 'failed', 'confirmed') AND ("state" = 'confirmed') = ("confirmed_at" IS NOT NULL))
);

CREATE UNIQUE INDEX "passenger_list_leg_key_number_key" ON "passenger_list"("leg_key", "number");
-- A list falls due once.
CREATE UNIQUE INDEX "passenger_list_due_idx" ON "passenger_list"("leg_key", "due_hours") WHERE "due_hours" IS NOT NULL;
CREATE INDEX "passenger_list_departs_at_idx" ON "passenger_list"("departs_at");

-- Who is on a list, sealed: until the day after the departure, as what comes next tells the difference.
CREATE TABLE "passenger_list_entry" (
    "list_id" UUID NOT NULL,
    "passenger_id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "sealed_entry" TEXT NOT NULL,

    CONSTRAINT "passenger_list_entry_pkey" PRIMARY KEY ("list_id", "passenger_id")
);

CREATE INDEX "passenger_list_entry_booking_id_idx" ON "passenger_list_entry"("booking_id");

ALTER TABLE "passenger_list_entry" ADD CONSTRAINT "passenger_list_entry_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "passenger_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Carriers that have a stock are sold by now: an upgrade takes none of them off sale. Those of the demonstration are invented, the lists of the
-- others are fetched by hand until somebody declares otherwise.
INSERT INTO "passenger_list_way" ("carrier", "way", "reason", "declared_by", "declared_at", "confirmed_at", "is_taken_over")
  SELECT "carrier", CASE WHEN bool_and("document" = 'invented') THEN 'invented' ELSE 'fetched' END,
         'on sale when passenger lists came', 'upgrade', now(), now(), true
    FROM "ticket_stock" WHERE "closed_at" IS NULL GROUP BY "carrier";

-- Whose flights are sold: who has ticket numbers left, and a way to get the names of the passengers.
CREATE VIEW "carrier_on_sale" AS
  SELECT s."carrier" FROM "ticket_stock_left" s
   WHERE EXISTS (SELECT FROM "passenger_list_way" w WHERE w."carrier" = s."carrier" AND w."confirmed_at" IS NOT NULL AND w."ended_at" IS NULL);

-- Departures of a day by their seats.
CREATE INDEX "leg_inventory_day_idx" ON "leg_inventory" (split_part("leg_key", '|', 2));
