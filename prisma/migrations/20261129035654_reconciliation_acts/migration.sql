-- Acts of reconciliation: of an agency, a month and a currency there is one, with a number that it keeps, and with what both parties were called when it was first made.
CREATE TABLE "reconciliation_act" (
    "partner_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "currency" "currency" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "parties" JSONB NOT NULL,
    "opening_minor" BIGINT NOT NULL,
    "closing_minor" BIGINT NOT NULL,
    "made_by" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reconciliation_act_pkey" PRIMARY KEY ("partner_id", "month", "currency"),
    CONSTRAINT "reconciliation_act_month_check" CHECK (extract(day from "month") = 1 AND "year" = extract(year from "month"))
);

CREATE UNIQUE INDEX "reconciliation_act_year_number_key" ON "reconciliation_act"("year", "number");
ALTER TABLE "reconciliation_act" ADD CONSTRAINT "reconciliation_act_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
