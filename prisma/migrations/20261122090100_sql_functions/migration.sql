-- CreateTable
CREATE TABLE "sql_function" (
    "name" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sql_function_pkey" PRIMARY KEY ("name")
);

-- What databases have from before functions had files: those of these names that are still needed come back with prisma/functions.
drop function if exists create_booking(jsonb), transition_booking(jsonb), post_ledger(jsonb), open_ledger_account(uuid, text, text),
  queue_jobs(jsonb), hand_on_jobs(integer), class_index(text);
