-- Filters of the work list that people have saved under names of their own.
create table saved_work_view (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz(3) not null,
  constraint saved_work_view_pkey primary key (id),
  constraint saved_work_view_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete cascade
);
create unique index saved_work_view_user_id_name_key on saved_work_view (user_id, name);
