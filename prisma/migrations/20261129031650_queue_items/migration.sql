-- Who of the house takes care of what waits in a queue, and until when it is put off, and why. What nobody has touched has no row.
CREATE TABLE "queue_item" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "assigned_to" UUID,
    "assigned_by" TEXT,
    "assigned_at" TIMESTAMPTZ(3),
    "snoozed_until" TIMESTAMPTZ(3),
    "snoozed_by" TEXT,
    "snoozed_at" TIMESTAMPTZ(3),
    "snooze_reason" TEXT,

    CONSTRAINT "queue_item_pkey" PRIMARY KEY ("kind", "subject"),
    CONSTRAINT "queue_item_assigned_check" CHECK (("assigned_by" IS NULL) = ("assigned_at" IS NULL)),
    CONSTRAINT "queue_item_snoozed_check" CHECK (num_nulls("snoozed_until", "snoozed_by", "snoozed_at", "snooze_reason") IN (0, 4)),
    CONSTRAINT "queue_item_until_check" CHECK ("snoozed_until" > "snoozed_at")
);

ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A note to a partner that the house's people write again and again: in three languages, or as it was typed.
CREATE TABLE "note_template" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_template_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "note_template_name_key" ON "note_template"("name");
