-- Roles of the house are given by name: who becomes an operator, or ceases to be one, has none left of an earlier time. A version that does not know
-- of them changes roles beside a newer one, too.
create or replace function forget_house_roles() returns trigger language plpgsql as $$
begin
  new.house_roles := '{}';
  return new;
end $$;

create or replace trigger app_user_role_changed
  before update of role on app_user
  for each row when (old.role is distinct from new.role and old.house_roles is not distinct from new.house_roles)
  execute function forget_house_roles();
