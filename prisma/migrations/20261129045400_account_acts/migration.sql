-- Why the house has closed somebody's account at an agency, or opened it again: sealed, and no more in the audit log, which nobody can empty.
CREATE TABLE "account_act" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "is_block" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_act_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "account_act_user_id_created_at_idx" ON "account_act"("user_id", "created_at");

ALTER TABLE "account_act" ADD CONSTRAINT "account_act_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
