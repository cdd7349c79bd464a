-- How far a file of prices may go that one person brings and applies; above it another person applies it.
CREATE TABLE "upload_limit" (
    "kind" TEXT NOT NULL,
    "drop_percent" INTEGER NOT NULL,
    "share_percent" INTEGER NOT NULL,

    CONSTRAINT "upload_limit_pkey" PRIMARY KEY ("kind"),
    CONSTRAINT "upload_limit_percent_check" CHECK ("drop_percent" BETWEEN 0 AND 100 AND "share_percent" BETWEEN 0 AND 100)
);

-- What has held until now: of fares prices may not fall by more than 30 %, and nothing else is held against anything.
INSERT INTO "upload_limit" ("kind", "drop_percent", "share_percent")
VALUES ('fares', 30, 100), ('inventory', 100, 100), ('taxes', 100, 100), ('baggage', 100, 100), ('rates', 100, 100);

-- How far an upload goes, hundredths of a percent; null of what a version before this one has looked at.
ALTER TABLE "import_upload" ADD COLUMN "drop_bp" INTEGER, ADD COLUMN "share_bp" INTEGER;
