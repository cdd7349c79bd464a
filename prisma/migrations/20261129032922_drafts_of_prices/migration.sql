-- A draft is made of data of one version, and of no other; and where prices fall far, somebody else than who brought the file applies it.
ALTER TABLE "import_upload"
  ADD COLUMN "base_version" INTEGER,
  ADD COLUMN "needs_second" BOOLEAN NOT NULL DEFAULT false;
