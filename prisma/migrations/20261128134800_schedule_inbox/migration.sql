-- What airlines send to the folder or the mailbox of schedule messages, each with what became of it.
CREATE TABLE "schedule_inbox" (
    "id" UUID NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sender" TEXT NOT NULL DEFAULT '',
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "subject" TEXT NOT NULL DEFAULT '',
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "arrived_at" TIMESTAMPTZ(3) NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "file_key" TEXT NOT NULL,
    "text" TEXT,
    "fault" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "problems" JSONB NOT NULL DEFAULT '[]',
    "done_at" TIMESTAMPTZ(3),
    "copies" INTEGER NOT NULL DEFAULT 0,
    "copied_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,

    CONSTRAINT "schedule_inbox_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "schedule_inbox_channel_check" CHECK ("channel" IN ('file', 'mail')),
    CONSTRAINT "schedule_inbox_state_check" CHECK ("state" IN ('waiting', 'applied', 'ignored', 'partly', 'refused'))
);

-- One message of a text that came; that it was applied is written with what it changed.
CREATE TABLE "schedule_inbox_message" (
    "inbox_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT,
    "actions" TEXT[],
    "flights" TEXT[],
    "state" TEXT NOT NULL,
    "import_id" UUID,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "ignored" JSONB NOT NULL DEFAULT '[]',
    "after" BIGINT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedule_inbox_message_pkey" PRIMARY KEY ("inbox_id", "line"),
    CONSTRAINT "schedule_inbox_message_state_check" CHECK ("state" IN ('applied', 'repeated', 'ignored', 'rejected', 'unreadable'))
);

CREATE UNIQUE INDEX "schedule_inbox_number_key" ON "schedule_inbox"("number");
CREATE UNIQUE INDEX "schedule_inbox_content_hash_key" ON "schedule_inbox"("content_hash");
CREATE INDEX "schedule_inbox_state_closed_at_idx" ON "schedule_inbox"("state", "closed_at");
CREATE INDEX "schedule_inbox_message_import_id_idx" ON "schedule_inbox_message"("import_id");

ALTER TABLE "schedule_inbox_message" ADD CONSTRAINT "schedule_inbox_message_inbox_id_fkey" FOREIGN KEY ("inbox_id") REFERENCES "schedule_inbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "schedule_inbox_message" ADD CONSTRAINT "schedule_inbox_message_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "schedule_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
