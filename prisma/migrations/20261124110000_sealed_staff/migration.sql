-- E-mail addresses and names of partners' people and of the back office's are sealed at rest. The columns in clear text stay, may be empty
-- from now on, and are dropped in a later release: until `npm run personal-data -- seal` everything writes them as before.

alter table app_user
  add column sealed_person text,
  add column sign_in_key bytea,
  alter column email drop not null,
  alter column name drop not null;

create unique index app_user_sign_in_key_key on app_user (sign_in_key);
