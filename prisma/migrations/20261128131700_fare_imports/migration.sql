-- Fares files that were imported, and what they replaced, so that they can be taken back.
CREATE TABLE "fare_import" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "report" JSONB NOT NULL,

    CONSTRAINT "fare_import_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "replaced_fares" (
    "import_id" UUID NOT NULL,
    "carrier" TEXT NOT NULL,
    "fares" JSONB NOT NULL,
    "print" TEXT NOT NULL,

    CONSTRAINT "replaced_fares_pkey" PRIMARY KEY ("import_id","carrier")
);

CREATE UNIQUE INDEX "fare_import_seq_key" ON "fare_import"("seq");

ALTER TABLE "replaced_fares" ADD CONSTRAINT "replaced_fares_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "fare_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
