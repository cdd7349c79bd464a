-- Requests counted per credential and class of paths in the present second, one row each, rewritten in place. Nothing is lost that
-- matters when the server crashes, so the table need not be logged.
CREATE UNLOGGED TABLE "rate_window" (
    "key" TEXT NOT NULL,
    "second" BIGINT NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "rate_window_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 50);
