-- Numbers that are never drawn: blocked (forms that are lost, until they are found) or void (for ever). Such a row counts all its numbers as drawn, so that
-- none of them can be declared again. And when a range came, by which paper of its carrier.
ALTER TABLE "ticket_stock" ADD COLUMN "withheld" TEXT,
ADD COLUMN "received_on" DATE,
ADD COLUMN "delivery" TEXT;

ALTER TABLE "ticket_stock"
  ADD CONSTRAINT "ticket_stock_withheld_check" CHECK ("withheld" IS NULL OR ("withheld" IN ('blocked', 'void') AND "closed_at" IS NOT NULL AND "next_number" = "last_number" + 1));
