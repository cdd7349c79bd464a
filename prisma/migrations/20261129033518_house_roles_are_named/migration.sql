-- Who is no operator has no roles of the house, and nobody gets one unasked: a change of role by whatever path makes no administrator.
ALTER TABLE "app_user" ALTER COLUMN "house_roles" SET DEFAULT ARRAY[]::"house_role"[];
UPDATE "app_user" SET "house_roles" = ARRAY[]::"house_role"[] WHERE "role" <> 'operator' AND "house_roles" <> ARRAY[]::"house_role"[];
