-- How much an agency searches, by day: each process adds what it has counted about once a minute.
CREATE TABLE "search_count" (
    "partner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "searches" INTEGER NOT NULL,

    CONSTRAINT "search_count_pkey" PRIMARY KEY ("partner_id", "day")
);
