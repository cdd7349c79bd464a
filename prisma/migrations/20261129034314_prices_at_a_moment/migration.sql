-- What is previewed may be applied at a moment; where the data are others by then, it is looked at anew and waits for somebody again.
ALTER TABLE "import_upload"
  ADD COLUMN "publish_at" TIMESTAMPTZ(3),
  ADD COLUMN "is_stale" BOOLEAN NOT NULL DEFAULT false,
  DROP CONSTRAINT "import_upload_state_check",
  DROP CONSTRAINT "import_upload_reason_check",
  ADD CONSTRAINT "import_upload_state_check" CHECK ("state" IN ('checking', 'checked', 'refused', 'planned', 'applying', 'applied', 'outdated', 'failed')),
  ADD CONSTRAINT "import_upload_reason_check" CHECK ("state" NOT IN ('planned', 'applying', 'applied') OR ("reason" IS NOT NULL AND "applied_by" IS NOT NULL)),
  ADD CONSTRAINT "import_upload_moment_check" CHECK (("state" = 'planned') <= ("publish_at" IS NOT NULL));
