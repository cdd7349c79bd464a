-- What people of the back office may do there. All who are there now may do everything, as they could before; the column says nothing of others.
CREATE TYPE "house_role" AS ENUM ('administrator', 'sales', 'money', 'stock', 'support', 'accountant', 'auditor');

ALTER TABLE "app_user" ADD COLUMN "house_roles" "house_role"[] DEFAULT ARRAY['administrator']::"house_role"[];
