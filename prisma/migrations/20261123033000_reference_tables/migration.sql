-- Airports, cities, carriers, aircraft and minimum connecting times become imported tables; legs keep offsets that decide around clock changes.

CREATE TYPE "connection_status" AS ENUM ('DD', 'DI', 'ID', 'II');

CREATE TABLE "airport" (
    "code" TEXT NOT NULL,
    "position" SERIAL NOT NULL,
    "city_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,
    "former_codes" TEXT[],

    CONSTRAINT "airport_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "city" (
    "code" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,

    CONSTRAINT "city_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "carrier" (
    "code" TEXT NOT NULL,
    "icao" TEXT,
    "name_en" TEXT NOT NULL,
    "name_ru" TEXT,
    "name_uz" TEXT,
    "ticket_prefix" TEXT,
    "alliance" TEXT,
    "country" TEXT,
    "low_cost" BOOLEAN NOT NULL,
    "charter" BOOLEAN NOT NULL,
    "invented" BOOLEAN NOT NULL,

    CONSTRAINT "carrier_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "aircraft_type" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "aircraft_type_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "connection_time" (
    "airport" TEXT NOT NULL,
    "status" "connection_status" NOT NULL,
    "arrival_terminal" TEXT NOT NULL,
    "departure_terminal" TEXT NOT NULL,
    "arrival_carrier" TEXT NOT NULL,
    "departure_carrier" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,

    CONSTRAINT "connection_time_pkey" PRIMARY KEY ("airport","status","arrival_terminal","departure_terminal","arrival_carrier","departure_carrier")
);

ALTER TABLE "schedule_leg" ADD COLUMN "departure_utc_offset" INTEGER, ADD COLUMN "arrival_utc_offset" INTEGER;
