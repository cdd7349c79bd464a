-- Moves the version of a kind of data on, so that every process sees that what it holds in memory of it is old.
--   argument of the trigger: the kind
create or replace function move_data_version() returns trigger language plpgsql as $$
begin
  insert into data_version (kind, version) values (tg_argv[0], 1)
    on conflict (kind) do update set version = data_version.version + 1, updated_at = now();
  return null;
end $$;

-- ---------------------------------------------------------------- seats
-- Rows that are gone leave nothing to be found by.
create or replace trigger leg_inventory_gone
  after delete or truncate on leg_inventory
  for each statement execute function move_data_version('seats');

-- ---------------------------------------------------------------- access
-- Whatever could make a known credential say something else. Deferred: the version's row is locked last and for a moment only.
-- A credential that has expired says nothing any more, so it may be deleted quietly.
-- PostgreSQL replaces every trigger but a constraint trigger.

drop trigger if exists api_token_access_changed on api_token;
create constraint trigger api_token_access_changed
  after update on api_token deferrable initially deferred
  for each row when (old is distinct from new) execute function move_data_version('access');

drop trigger if exists api_token_access_gone on api_token;
create constraint trigger api_token_access_gone
  after delete on api_token deferrable initially deferred
  for each row when (old.revoked_at is null and old.expires_at > now()) execute function move_data_version('access');

drop trigger if exists api_key_access_changed on api_key;
create constraint trigger api_key_access_changed
  after update on api_key deferrable initially deferred
  for each row when ((old.partner_id, old.created_by, old.key_hash, old.scopes, old.expires_at, old.revoked_at, old.rotated_at, old.allowed_networks)
                     is distinct from (new.partner_id, new.created_by, new.key_hash, new.scopes, new.expires_at, new.revoked_at, new.rotated_at, new.allowed_networks))
  execute function move_data_version('access');

drop trigger if exists api_key_access_gone on api_key;
create constraint trigger api_key_access_gone
  after delete on api_key deferrable initially deferred
  for each row when (old.revoked_at is null) execute function move_data_version('access');

drop trigger if exists app_user_access_changed on app_user;
create constraint trigger app_user_access_changed
  after update on app_user deferrable initially deferred
  for each row when ((old.partner_id, old.sealed_person, old.role, old.house_roles, old.disabled_at)
                     is distinct from (new.partner_id, new.sealed_person, new.role, new.house_roles, new.disabled_at))
  execute function move_data_version('access');

drop trigger if exists app_user_access_gone on app_user;
create constraint trigger app_user_access_gone
  after delete on app_user deferrable initially deferred
  for each row execute function move_data_version('access');

drop trigger if exists partner_access_changed on partner;
create constraint trigger partner_access_changed
  after update on partner deferrable initially deferred
  for each row when ((old.name, old.currency, old.service_fee_minor, old.recommended_markup_bp, old.test_of, old.rate_limits, old.suspended_at, old.sales_stopped_at)
                     is distinct from (new.name, new.currency, new.service_fee_minor, new.recommended_markup_bp, new.test_of, new.rate_limits, new.suspended_at, new.sales_stopped_at))
  execute function move_data_version('access');

drop trigger if exists partner_currency_access_changed on partner_currency;
create constraint trigger partner_currency_access_changed
  after insert or update or delete on partner_currency deferrable initially deferred
  for each row execute function move_data_version('access');

create or replace trigger api_token_access_emptied
  after truncate on api_token
  for each statement execute function move_data_version('access');
create or replace trigger api_key_access_emptied
  after truncate on api_key
  for each statement execute function move_data_version('access');
create or replace trigger app_user_access_emptied
  after truncate on app_user
  for each statement execute function move_data_version('access');
create or replace trigger partner_access_emptied
  after truncate on partner
  for each statement execute function move_data_version('access');
create or replace trigger partner_currency_access_emptied
  after truncate on partner_currency
  for each statement execute function move_data_version('access');

-- ---------------------------------------------------------------- session
-- The same for sessions of the portal, and for second factors, without which some sessions open nothing. Apart from the others, because
-- people sign out all day.

drop trigger if exists user_session_changed on user_session;
create constraint trigger user_session_changed
  after update on user_session deferrable initially deferred
  for each row when ((old.user_id, old.expires_at, old.ended_at) is distinct from (new.user_id, new.expires_at, new.ended_at))
  execute function move_data_version('session');

drop trigger if exists user_session_gone on user_session;
create constraint trigger user_session_gone
  after delete on user_session deferrable initially deferred
  for each row when (old.ended_at is null and old.expires_at > now()) execute function move_data_version('session');

drop trigger if exists second_factor_changed on second_factor;
create constraint trigger second_factor_changed
  after update on second_factor deferrable initially deferred
  for each row when (old.confirmed_at is distinct from new.confirmed_at) execute function move_data_version('session');

drop trigger if exists second_factor_gone on second_factor;
create constraint trigger second_factor_gone
  after delete on second_factor deferrable initially deferred
  for each row when (old.confirmed_at is not null) execute function move_data_version('session');

create or replace trigger user_session_emptied
  after truncate on user_session
  for each statement execute function move_data_version('session');
create or replace trigger second_factor_emptied
  after truncate on second_factor
  for each statement execute function move_data_version('session');

-- ---------------------------------------------------------------- stock
-- Whoever comes on sale or goes off it by what is declared, closed or drawn.
drop trigger if exists ticket_stock_opened on ticket_stock;
create constraint trigger ticket_stock_opened
  after insert on ticket_stock deferrable initially deferred
  for each row execute function move_data_version('stock');

drop trigger if exists ticket_stock_changed on ticket_stock;
create constraint trigger ticket_stock_changed
  after update on ticket_stock deferrable initially deferred
  for each row when ((old.carrier, old.closed_at is null and old.next_number <= old.last_number)
                     is distinct from (new.carrier, new.closed_at is null and new.next_number <= new.last_number))
  execute function move_data_version('stock');

drop trigger if exists ticket_stock_gone on ticket_stock;
create constraint trigger ticket_stock_gone
  after delete on ticket_stock deferrable initially deferred
  for each row execute function move_data_version('stock');

-- The same by the ways in which carriers get their passengers.
drop trigger if exists passenger_list_way_changed on passenger_list_way;
create constraint trigger passenger_list_way_changed
  after insert or update or delete on passenger_list_way deferrable initially deferred
  for each row execute function move_data_version('stock');

-- The same by the papers of charters.
drop trigger if exists charter_paper_changed on charter_paper;
create constraint trigger charter_paper_changed
  after insert or update or delete on charter_paper deferrable initially deferred
  for each row execute function move_data_version('stock');

-- The same by the house, which has stopped a carrier or lets it be sold again.
drop trigger if exists carrier_stop_changed on carrier_stop;
create constraint trigger carrier_stop_changed
  after insert or update or delete on carrier_stop deferrable initially deferred
  for each row execute function move_data_version('stock');

-- ---------------------------------------------------------------- markups
-- Prices are made with them: a search after the commit has the new ones.
create or replace trigger markup_rule_changed
  after insert or update or delete or truncate on markup_rule
  for each statement execute function move_data_version('markups');
