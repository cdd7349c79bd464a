-- Times that move earlier have a limit of their own. Rules of before have the usual one, or theirs where that is less.
ALTER TABLE "schedule_change_rule" ADD COLUMN "earlier_limit_minutes" INTEGER NOT NULL DEFAULT 15;
UPDATE "schedule_change_rule" SET "earlier_limit_minutes" = LEAST("limit_minutes", 15);
