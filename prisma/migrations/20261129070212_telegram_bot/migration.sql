-- The house's bot in Telegram: its name, and which process asks for what people write to it.
CREATE TABLE "telegram_bot" (
    "bot_id" BIGINT NOT NULL,
    "username" TEXT NOT NULL,
    "asked_by" UUID NOT NULL,
    "asked_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_bot_pkey" PRIMARY KEY ("bot_id")
);
