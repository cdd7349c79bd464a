-- An agency's colour on what its customers see: `#rrggbb` in lower case, empty for the service's own.
alter table partner_brand add column colour text not null default '' check (colour ~ '^(#[0-9a-f]{6})?$');
