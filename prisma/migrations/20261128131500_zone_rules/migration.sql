-- The time-zone rules that airports' clocks go by: a release of the tz database, one row. Empty means those that come with the product.
CREATE TABLE "zone_rules" (
    "version" TEXT NOT NULL,
    "zones" TEXT[],
    "links" TEXT[],

    CONSTRAINT "zone_rules_pkey" PRIMARY KEY ("version")
);
