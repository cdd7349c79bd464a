-- An agent's list of offers as a customer follows it on another screen, for an hour.
CREATE TABLE "second_screen" (
    "id" UUID NOT NULL,
    "partner_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "highlighted" INTEGER,
    "version" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_screen_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "second_screen_token_key" ON "second_screen"("token");
CREATE UNIQUE INDEX "second_screen_user_id_key" ON "second_screen"("user_id");
CREATE INDEX "second_screen_ends_at_idx" ON "second_screen"("ends_at");

ALTER TABLE "second_screen" ADD CONSTRAINT "second_screen_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "second_screen" ADD CONSTRAINT "second_screen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
