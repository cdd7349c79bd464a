-- The house itself is a row of partners, of which people of the back office are. It is none of the agencies.
ALTER TABLE "partner" ADD COLUMN "is_house" BOOLEAN NOT NULL DEFAULT false;
create unique index partner_one_house_idx on partner (is_house) where is_house;

-- Where a partner was invented for people of the back office, which has none but them and has never sold, it is the house.
update partner set is_house = true
 where id = (select p.id from partner p join app_user u on u.partner_id = p.id
              where p.test_of is null and not exists (select from booking b where b.partner_id = p.id)
              group by p.id having bool_and(u.role = 'operator') order by min(u.created_at), p.id limit 1);

-- What somebody will be in the back office who is invited into it.
ALTER TABLE "invitation" ADD COLUMN "house_roles" "house_role"[] DEFAULT ARRAY[]::"house_role"[];
