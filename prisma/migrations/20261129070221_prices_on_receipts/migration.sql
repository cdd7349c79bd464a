-- An agency may want the parts of its own price on receipts: the fare with its own fee in it, and taxes by their codes.
alter table partner_brand add column prints_parts boolean not null default false;
