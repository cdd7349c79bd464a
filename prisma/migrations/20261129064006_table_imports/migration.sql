-- CreateTable
CREATE TABLE "table_import" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "report" JSONB NOT NULL,

    CONSTRAINT "table_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "replaced_rows" (
    "import_id" UUID NOT NULL,
    "scope" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "print" TEXT NOT NULL,

    CONSTRAINT "replaced_rows_pkey" PRIMARY KEY ("import_id","scope")
);

-- CreateIndex
CREATE UNIQUE INDEX "table_import_seq_key" ON "table_import"("seq");

-- CreateIndex
CREATE INDEX "table_import_kind_seq_idx" ON "table_import"("kind", "seq");

-- AddForeignKey
ALTER TABLE "replaced_rows" ADD CONSTRAINT "replaced_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "table_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
