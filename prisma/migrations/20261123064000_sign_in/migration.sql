-- Sessions of the portal that can be seen and ended, second factors, and links that set a new password.
create table user_session (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade on update cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  address text not null,
  agent text not null,
  ended_at timestamptz(3)
);
create index user_session_user_id_idx on user_session (user_id);

create table second_factor (
  user_id uuid primary key references app_user (id) on delete cascade on update cascade,
  secret_sealed text not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0
);

create table recovery_code (
  user_id uuid not null references app_user (id) on delete cascade on update cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table password_reset (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade on update cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index password_reset_user_id_idx on password_reset (user_id);
