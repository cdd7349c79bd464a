-- An attempt to mail a list or a report is held by one worker until a moment, which it moves on before each address; whoever has got a list is kept, as of a report.
ALTER TABLE "passenger_list" ADD COLUMN "held_until" TIMESTAMPTZ(3), ADD COLUMN "sent_to" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "report_sending" ADD COLUMN "held_until" TIMESTAMPTZ(3);
