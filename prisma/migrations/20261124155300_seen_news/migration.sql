-- What each person has seen of the news, which are read from what happened: only their keys are kept.
create table seen_news (
  user_id uuid not null,
  keys text[],
  constraint seen_news_pkey primary key (user_id),
  constraint seen_news_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete cascade
);

-- The last warning of each deposit, however many there were.
create index account_event_partner_id_currency_id_idx on account_event (partner_id, currency, id);
