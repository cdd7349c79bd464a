import { db } from "@/lib/db";
import { env } from "@/lib/env";

/** The number of the house's bot, which its token begins with; null where there is no bot. */
export function botId(): bigint | null {
  const [number = ""] = env().TELEGRAM_BOT_TOKEN.split(":");
  return number === "" ? null : BigInt(number);
}

/**
 * The address by which somebody begins to talk with the house's bot about a thing: Telegram hands what stands behind `start` to the bot.
 * @param token base64url, at most 64 characters, as the Bot API takes it
 * @returns null where there is no bot, or none that has ever been reached
 */
export async function botLink(token: string): Promise<string | null> {
  const id = botId();
  const bot = id === null ? null : await db().telegramBot.findUnique({ where: { botId: id }, select: { username: true } });
  return bot && `https://t.me/${bot.username}?start=${token}`;
}
