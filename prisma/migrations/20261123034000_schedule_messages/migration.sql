-- Messages change the schedule of single flights: each is applied once, and an ad hoc change can be withdrawn without being forgotten.

alter table "schedule_set" add column "withdrawn_by" uuid;
create index "schedule_set_withdrawn_by_idx" on "schedule_set" ("withdrawn_by");
alter table "schedule_set" add constraint "schedule_set_withdrawn_by_fkey"
  foreign key ("withdrawn_by") references "schedule_import" ("id") on delete set null on update cascade;

create table "schedule_message" (
  "import_id" uuid not null,
  "kind" "schedule_import_kind" not null,
  "carrier" text not null,
  "reference_date" text,
  "reference_group" integer,
  "reference_part" integer,
  "text_hash" bytea not null,
  "flights" text[],
  constraint "schedule_message_pkey" primary key ("import_id")
);
create unique index "schedule_message_kind_carrier_reference_date_reference_grou_key"
  on "schedule_message" ("kind", "carrier", "reference_date", "reference_group", "reference_part");
alter table "schedule_message" add constraint "schedule_message_import_id_fkey"
  foreign key ("import_id") references "schedule_import" ("id") on delete cascade on update cascade;
