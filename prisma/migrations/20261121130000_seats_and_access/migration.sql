-- What processes keep in memory of seats and credentials, and how they learn that it has moved.

-- ---------------------------------------------------------------- seats

-- The transaction that last changed the row: a reader asks for what was changed by transactions that its last reading did not see.
ALTER TABLE "leg_inventory" ADD COLUMN "changed_in" BIGINT NOT NULL DEFAULT 0;

create function mark_leg_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create trigger leg_inventory_changed_in
  before insert or update on leg_inventory
  for each row execute function mark_leg_change();

-- A block range index: from PostgreSQL 16 on, a sale of a seat still rewrites its row in place and touches no index for it.
create index leg_inventory_changed_in_idx on leg_inventory using brin (changed_in) with (pages_per_range = 4, autosummarize = on);

-- Room in every page for the next version of its rows.
alter table leg_inventory set (fillfactor = 80);

-- ---------------------------------------------------------------- versions

create function move_data_version() returns trigger language plpgsql as $$
begin
  insert into data_version (kind, version) values (tg_argv[0], 1)
    on conflict (kind) do update set version = data_version.version + 1, updated_at = now();
  return null;
end $$;

insert into data_version (kind, version) values ('seats', 1), ('access', 1) on conflict do nothing;

-- Rows that are gone leave nothing to be found by.
create trigger leg_inventory_gone
  after delete or truncate on leg_inventory
  for each statement execute function move_data_version('seats');

-- ---------------------------------------------------------------- access
-- Whatever could make a known credential say something else. Deferred: the version's row is locked last and for a moment only.
-- A credential that has expired says nothing any more, so it may be deleted quietly.

create constraint trigger api_token_access_changed
  after update on api_token deferrable initially deferred
  for each row when (old is distinct from new) execute function move_data_version('access');

create constraint trigger api_token_access_gone
  after delete on api_token deferrable initially deferred
  for each row when (old.revoked_at is null and old.expires_at > now()) execute function move_data_version('access');

create constraint trigger api_key_access_changed
  after update on api_key deferrable initially deferred
  for each row when ((old.partner_id, old.created_by, old.key_hash, old.scopes, old.expires_at, old.revoked_at)
                     is distinct from (new.partner_id, new.created_by, new.key_hash, new.scopes, new.expires_at, new.revoked_at))
  execute function move_data_version('access');

create constraint trigger api_key_access_gone
  after delete on api_key deferrable initially deferred
  for each row when (old.revoked_at is null) execute function move_data_version('access');

create constraint trigger app_user_access_changed
  after update on app_user deferrable initially deferred
  for each row when ((old.partner_id, old.email, old.name, old.role, old.disabled_at)
                     is distinct from (new.partner_id, new.email, new.name, new.role, new.disabled_at))
  execute function move_data_version('access');

create constraint trigger app_user_access_gone
  after delete on app_user deferrable initially deferred
  for each row execute function move_data_version('access');

create constraint trigger partner_access_changed
  after update on partner deferrable initially deferred
  for each row when ((old.name, old.currency, old.service_fee_minor, old.recommended_markup_bp, old.test_of, old.rate_limits)
                     is distinct from (new.name, new.currency, new.service_fee_minor, new.recommended_markup_bp, new.test_of, new.rate_limits))
  execute function move_data_version('access');

create trigger api_token_access_emptied after truncate on api_token for each statement execute function move_data_version('access');
create trigger api_key_access_emptied after truncate on api_key for each statement execute function move_data_version('access');
create trigger app_user_access_emptied after truncate on app_user for each statement execute function move_data_version('access');
create trigger partner_access_emptied after truncate on partner for each statement execute function move_data_version('access');
