-- A schedule is kept as sets that cover each other by their dates, where it was kept as seasons that replaced each other by name.
-- What was there becomes sets in the order in which it was imported.

create type "schedule_import_kind" as enum ('file', 'ssm', 'asm', 'command');
create type "schedule_layer" as enum ('basic', 'ad_hoc');

create table "schedule_import" (
  "id" uuid not null,
  "seq" bigserial not null,
  "kind" "schedule_import_kind" not null,
  "source" text not null,
  "actor" text not null,
  "created_at" timestamptz(3) not null default current_timestamp,
  "undone_at" timestamptz(3),
  "is_final" boolean not null default false,
  "report" jsonb not null default '{}',
  constraint "schedule_import_pkey" primary key ("id")
);
create unique index "schedule_import_seq_key" on "schedule_import" ("seq");

create table "schedule_set" (
  "id" uuid not null,
  "import_id" uuid not null,
  "seq" bigserial not null,
  "layer" "schedule_layer" not null,
  "carrier" text not null,
  "flight_number" integer,
  "suffix" text,
  "season" text not null default '',
  "time_mode" text not null,
  "valid_from" text not null,
  "valid_to" text,
  "days_of_operation" integer not null default 127,
  "frequency" integer not null default 1,
  constraint "schedule_set_pkey" primary key ("id")
);
create unique index "schedule_set_seq_key" on "schedule_set" ("seq");
create index "schedule_set_import_id_idx" on "schedule_set" ("import_id");
create index "schedule_set_carrier_idx" on "schedule_set" ("carrier");

insert into "schedule_import" ("id", "kind", "source", "actor", "created_at", "is_final")
  select "id", 'file', "source_name", '', "imported_at", true from "schedule_season" order by "imported_at", "id";
insert into "schedule_set" ("id", "import_id", "layer", "carrier", "season", "time_mode", "valid_from", "valid_to")
  select "id", "id", 'basic', "carrier", "season", "time_mode", "valid_from", "valid_to" from "schedule_season" order by "imported_at", "id";

alter table "schedule_leg" drop constraint "schedule_leg_season_id_fkey";
alter table "schedule_leg" rename column "season_id" to "set_id";
alter index "schedule_leg_season_id_idx" rename to "schedule_leg_set_id_idx";
drop table "schedule_season";

alter table "schedule_set" add constraint "schedule_set_import_id_fkey"
  foreign key ("import_id") references "schedule_import" ("id") on delete cascade on update cascade;
alter table "schedule_leg" add constraint "schedule_leg_set_id_fkey"
  foreign key ("set_id") references "schedule_set" ("id") on delete cascade on update cascade;
