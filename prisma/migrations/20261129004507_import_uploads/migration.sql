-- Files that people of the back office upload: rehearsed by the worker, looked at, and applied or left.
CREATE TABLE "import_upload" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "content" BYTEA,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'checking',
    "version" INTEGER,
    "outcome" JSONB NOT NULL DEFAULT '{}',
    "allowed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reason" TEXT,
    "applied_by" TEXT,
    "import_id" UUID,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_upload_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "import_upload_state_check" CHECK ("state" IN ('checking', 'checked', 'refused', 'applying', 'applied', 'outdated', 'failed')),
    -- What is applied says why and by whom, and only what is done with has no content.
    CONSTRAINT "import_upload_reason_check" CHECK ("state" NOT IN ('applying', 'applied') OR ("reason" IS NOT NULL AND "applied_by" IS NOT NULL)),
    CONSTRAINT "import_upload_content_check" CHECK ("state" = 'applied' OR "content" IS NOT NULL)
);

CREATE INDEX "import_upload_created_at_idx" ON "import_upload"("created_at");
