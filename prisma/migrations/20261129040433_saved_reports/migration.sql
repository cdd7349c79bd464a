-- Reports of the back office that somebody has saved under a name, for themselves or for the house, and that the worker makes and mails by the rhythm that they give.
CREATE TABLE "saved_report" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "is_shared" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "rhythm" TEXT,
    "at_minutes" INTEGER,
    "recipients" UUID[] DEFAULT ARRAY[]::UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_report_rhythm_check" CHECK ("rhythm" IN ('day', 'week', 'month')),
    CONSTRAINT "saved_report_at_minutes_check" CHECK ("at_minutes" BETWEEN 0 AND 1439 AND ("at_minutes" IS NULL) = ("rhythm" IS NULL))
);

CREATE UNIQUE INDEX "saved_report_owner_id_name_key" ON "saved_report"("owner_id", "name");

ALTER TABLE "saved_report" ADD CONSTRAINT "saved_report_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was made of one for a period: once, however many workers make it. The file is sealed, for it may name who booked, and is let go once it has been mailed.
CREATE TABLE "report_sending" (
    "id" UUID NOT NULL,
    "report_id" UUID NOT NULL,
    "period_from" TEXT NOT NULL,
    "period_to" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "is_empty" BOOLEAN NOT NULL,
    "file_name" TEXT NOT NULL,
    "sealed_file" BYTEA,
    "sent_to" UUID[] DEFAULT ARRAY[]::UUID[],
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_sending_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_sending_state_check" CHECK ("state" IN ('made', 'sent', 'failed'))
);

CREATE UNIQUE INDEX "report_sending_report_id_period_from_key" ON "report_sending"("report_id", "period_from");

ALTER TABLE "report_sending" ADD CONSTRAINT "report_sending_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "saved_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;
