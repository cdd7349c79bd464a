-- What the house puts on the fares that it sells, or takes off them: of the rules in force the first that holds, by "place". A row is never changed, but ended.
CREATE TABLE "markup_rule" (
    "id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "partner_id" UUID,
    "carrier" TEXT,
    "origin" TEXT,
    "destination" TEXT,
    "both_ways" BOOLEAN NOT NULL DEFAULT true,
    "booking_classes" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER NOT NULL,
    "currency" "currency",
    "sale_from" DATE,
    "sale_to" DATE,
    "reason" TEXT NOT NULL,
    "proposed_by" TEXT NOT NULL,
    "made_by" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "markup_rule_pkey" PRIMARY KEY ("id"),
    -- A share is never more than the whole fare; an amount of money has no such bound.
    CONSTRAINT "markup_rule_amount_check" CHECK ("amount" <> 0 AND ("currency" IS NOT NULL OR abs("amount") <= 1000)),
    CONSTRAINT "markup_rule_days_check" CHECK ("sale_from" <= "sale_to"),
    CONSTRAINT "markup_rule_ended_check" CHECK (("ended_at" IS NULL) = ("ended_by" IS NULL))
);

CREATE INDEX "markup_rule_ended_at_place_idx" ON "markup_rule"("ended_at", "place");
CREATE INDEX "markup_rule_partner_id_idx" ON "markup_rule"("partner_id");

ALTER TABLE "markup_rule" ADD CONSTRAINT "markup_rule_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
