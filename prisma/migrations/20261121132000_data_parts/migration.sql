-- Which carriers an import changed, so that every process compiles theirs again and keeps what it has of all others.

-- How many of the kind's raises named their parts. Where it lags behind, something was changed without saying what: all counts as changed.
ALTER TABLE "data_version" ADD COLUMN "parted" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "data_part" (
    "kind" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "data_part_pkey" PRIMARY KEY ("kind", "part")
);
