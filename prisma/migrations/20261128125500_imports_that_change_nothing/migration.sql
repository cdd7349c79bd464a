-- An import that changed nothing is no step of its own when imports are taken back. Rows of before count as steps.
ALTER TABLE "schedule_import" ADD COLUMN "changes_nothing" BOOLEAN NOT NULL DEFAULT false;
