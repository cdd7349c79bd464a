-- What an agency's customers read of it. The logo stays with the partner.
create table partner_brand (
  partner_id uuid not null,
  name text not null,
  tel text not null default '',
  email text not null default '',
  address text not null default '',
  telegram text not null default '',
  updated_at timestamptz(3) not null default current_timestamp,
  constraint partner_brand_pkey primary key (partner_id),
  constraint partner_brand_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete restrict
);
