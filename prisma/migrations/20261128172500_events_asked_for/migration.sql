-- When a partner asked for its list of events last. Who has any counts as having asked now: a server of the version before, which cannot tell what
-- nobody has listened for, goes on finding whole messages.
ALTER TABLE "event_counter" ADD COLUMN "asked_at" TIMESTAMPTZ(3);
UPDATE "event_counter" SET "asked_at" = now();
