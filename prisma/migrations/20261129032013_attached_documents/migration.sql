-- Files that papers of the house are kept by: the scan of a payment order, a charter's contract. Name and content are sealed.
CREATE TABLE "attachment" (
    "id" UUID NOT NULL,
    "area" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "attachment_area_check" CHECK ("area" IN ('money', 'stock')),
    CONSTRAINT "attachment_type_check" CHECK ("type" IN ('application/pdf', 'image/jpeg', 'image/png'))
);

CREATE INDEX "attachment_added_at_idx" ON "attachment"("added_at");

-- The scan that a top-up is proposed with.
ALTER TABLE "proposal" ADD COLUMN "attachment_id" UUID;
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "attachment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "proposal_attachment_id_idx" ON "proposal"("attachment_id");

-- The paper by which a charter is sold on the house's own documents: of which flights, for which days, shown by one person and confirmed by another.
CREATE TABLE "charter_paper" (
    "id" SERIAL NOT NULL,
    "carrier" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "flights" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "valid_from" DATE NOT NULL,
    "valid_to" DATE NOT NULL,
    "attachment_id" UUID,
    "reason" TEXT NOT NULL,
    "declared_by" TEXT NOT NULL,
    "declared_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_by" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "lapsed_at" TIMESTAMPTZ(3),
    "is_taken_over" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "charter_paper_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "charter_paper_kind_check" CHECK ("kind" IN ('contract', 'permission')),
    CONSTRAINT "charter_paper_valid_check" CHECK ("valid_from" <= "valid_to"),
    CONSTRAINT "charter_paper_flights_check" CHECK (0 < ALL ("flights")),
    CONSTRAINT "charter_paper_two_people_check" CHECK ("confirmed_by" IS DISTINCT FROM "declared_by"),
    -- Nobody has shown the file of those that were on sale before papers were asked for.
    CONSTRAINT "charter_paper_file_check" CHECK ("is_taken_over" OR "attachment_id" IS NOT NULL),
    CONSTRAINT "charter_paper_confirmed_check" CHECK ("is_taken_over" OR ("confirmed_at" IS NULL) = ("confirmed_by" IS NULL))
);

ALTER TABLE "charter_paper" ADD CONSTRAINT "charter_paper_attachment_id_fkey" FOREIGN KEY ("attachment_id") REFERENCES "attachment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "charter_paper_attachment_id_key" ON "charter_paper"("attachment_id");
CREATE INDEX "charter_paper_carrier_idx" ON "charter_paper"("carrier") WHERE "ended_at" IS NULL;

-- An upgrade takes nobody off sale: charters that are sold by now stay so without an end, and pages say that nobody has shown their paper.
INSERT INTO "charter_paper" ("carrier", "kind", "number", "valid_from", "valid_to", "reason", "declared_by", "declared_at", "confirmed_at", "is_taken_over")
  SELECT "carrier", 'contract', '', '2000-01-01', '9999-12-31', 'on sale when papers of charters came', 'upgrade', now(), now(), true
    FROM "ticket_stock" WHERE "closed_at" IS NULL AND "document" = 'own_document' GROUP BY "carrier";

-- Papers of charters that count today, by the day of Tashkent.
CREATE VIEW "charter_paper_in_force" AS
  SELECT "id", "carrier", "flights", "valid_from", "valid_to" FROM "charter_paper"
   WHERE "confirmed_at" IS NOT NULL AND "ended_at" IS NULL AND "valid_to" >= (now() AT TIME ZONE 'Asia/Tashkent')::date;

-- Whose flights are sold: who has ticket numbers left, a way to get the names of the passengers, and, of a charter, a paper.
CREATE OR REPLACE VIEW "carrier_on_sale" AS
  SELECT s."carrier" FROM "ticket_stock_left" s
   WHERE EXISTS (SELECT FROM "passenger_list_way" w WHERE w."carrier" = s."carrier" AND w."confirmed_at" IS NOT NULL AND w."ended_at" IS NULL)
     AND (NOT EXISTS (SELECT FROM "ticket_stock" o WHERE o."carrier" = s."carrier" AND o."document" = 'own_document' AND o."closed_at" IS NULL)
          OR EXISTS (SELECT FROM "charter_paper_in_force" p WHERE p."carrier" = s."carrier"));
