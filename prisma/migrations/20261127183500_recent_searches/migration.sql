-- What each person has searched for last, so that it is there in every browser. It goes with the person.
create table recent_search (
  user_id uuid not null,
  route text not null,
  search jsonb not null,
  searched_at timestamptz(3) not null,
  constraint recent_search_pkey primary key (user_id, route),
  constraint recent_search_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete cascade
);
