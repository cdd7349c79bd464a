-- Times that move earlier have a limit of their own. Rules of before have the usual one.
ALTER TABLE "schedule_change_rule" ADD COLUMN "earlier_limit_minutes" INTEGER NOT NULL DEFAULT 15;
