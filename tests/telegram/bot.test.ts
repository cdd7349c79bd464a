import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { botRound } from "@/lib/services/channels/telegram/bot-round";
import { listNews } from "@/lib/services/desk/news/list-news";
import { listQuotes } from "@/lib/services/quotes/list-quotes";
import { makePerson } from "@/tests/support/access/sessions";
import { insertQuote } from "@/tests/support/bookings/quote-rows";
import { type FakeBotApi, fakeBotApi } from "@/tests/support/fake-bot-api";

const TOKEN = `4242:${"invented_".repeat(4)}`;
/** Another one in each test: a chat is answered so often in a minute. */
let customer = 7001;

let api: FakeBotApi;
let round: () => Promise<void>;
let agent: Awaited<ReturnType<typeof makePerson>>;

beforeAll(async () => {
  api = await fakeBotApi(TOKEN, "sinov_bot");
  Object.assign(process.env, { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_URL: api.url });
  agent = await makePerson("agent");
  round = botRound(AbortSignal.timeout(60_000));
});
afterAll(() => api.close());
beforeEach(() => {
  api.calls.splice(0);
  customer += 1;
});

const writes = (text: string) => ({
  message: { chat: { id: customer, type: "private" }, from: { id: customer, language_code: "ru", first_name: "Lola" }, text },
});
const presses = (data: string) => ({ callback_query: { id: "1", from: { id: customer, language_code: "ru" }, data } });

async function told(update: object): Promise<{ methods: string[]; last: { text: string; reply_markup?: Keyboard } }> {
  api.write(update);
  await round();
  const sent = api.calls.splice(0);
  return { methods: sent.map(({ method }) => method), last: JSON.parse(sent.at(-1)?.body ?? "null") };
}
interface Keyboard {
  inline_keyboard: { text: string; callback_data: string }[][];
}

const partnerOf = async () => (await db().user.findUniqueOrThrow({ where: { id: agent.userId } })).partnerId ?? "";

test("a customer opens the link, gets picture and text in the quote's language, presses, and the agent's bell tells what was chosen", async () => {
  const partnerId = await partnerOf();
  const quote = await insertQuote({ partnerId, choices: [{ quoted: price(1_100_000) }, { quoted: price(1_250_000) }] });
  const opened = await told(writes(`/start ${quote.token}`));
  expect(opened.methods).toEqual(["sendPhoto", "sendMessage"]);
  expect(opened.last.text).toMatch(/^.+2 katta yoshli\n1\) .+1\u00a0100\u00a0000\u00a0soʻm, 2 kishiga\n2\) /);
  const buttons = opened.last.reply_markup?.inline_keyboard.flat() ?? [];
  expect(buttons.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^1\) .+ · 1\u00a0100\u00a0000\u00a0soʻm$/),
    expect.stringMatching(/^2\) .+ · 1\u00a0250\u00a0000\u00a0soʻm$/),
  ]);
  for (const { callback_data } of buttons) expect(callback_data.length).toBeLessThanOrEqual(64);

  const taken = await told(presses(buttons[1]?.callback_data ?? ""));
  expect([taken.methods, taken.last.text]).toEqual([["answerCallbackQuery", "sendMessage"], expect.stringMatching(/^Rahmat!/)]);
  const reader = { partnerId, userId: agent.userId, role: "agent" as const };
  const news = await listNews({ reader, now: new Date() });
  expect(news.items.map(({ kind }) => kind)).toContain("quote_chosen");
  expect(await db().quote.findUniqueOrThrow({ where: { id: quote.id } })).toMatchObject({ chosen: 1, openedAt: expect.any(Date) });
});

test("who presses an old price is shown the one of now, and chooses nothing; an ended quote is told as ended", async () => {
  const quote = await insertQuote({ partnerId: await partnerOf(), choices: [{ quoted: price(1_100_000), now: price(1_200_000) }] });
  const { methods, last } = await told(presses(`${quote.token}.0.110000000`));
  expect(methods).toEqual(["answerCallbackQuery", "sendMessage"]);
  expect(last.text).toMatch(/^Narx oʻzgardi\..+1\u00a0200\u00a0000\u00a0soʻm/s);
  expect((await db().quote.findUniqueOrThrow({ where: { id: quote.id } })).chosen).toBeNull();
  await db().quote.update({ where: { id: quote.id }, data: { withdrawnAt: new Date() } });
  expect((await told(writes(`/start ${quote.token}`))).last.text).toMatch(/^Tijorat taklifi endi amal qilmaydi/);
});

test("whatever else is written is answered once, in the writer's language, and groups are left alone", async () => {
  expect((await told(writes("/start nothing"))).last.text).toMatch(/^Такой подборки нет/);
  expect((await told(writes("hi"))).last.text).toMatch(/^Откройте ссылку/);
  expect((await told({ message: { chat: { id: -5, type: "group" }, text: "/start x" } })).methods).toEqual([]);
  await round();
  expect(api.calls).toEqual([]);
});

test("a refusal holds up nobody who wrote later", async () => {
  api.refuse("sendMessage", 403);
  api.write(writes("hi"));
  expect((await told(writes("hi"))).methods).toEqual(["sendMessage", "sendMessage"]);
});

test("who writes too much is answered some times and silences nobody, and Telegram's wish to be left alone is waited for by none", async () => {
  for (let sent = 0; sent < 30; sent += 1) api.write(writes("hi"));
  api.refuse("sendMessage", 429, { retry_after: 20 });
  customer += 1;
  const begun = Date.now();
  const { methods, last } = await told(writes("hi"));
  expect(last).toMatchObject({ chat_id: customer });
  expect(Date.now() - begun).toBeLessThan(15_000);
  // Five of the one and one of the other, or five more where a minute ends meanwhile.
  expect([6, 7, 8, 9, 10, 11]).toContain(methods.length);
});

test("whom the bot could not answer is asked to try again", async () => {
  const { token } = await insertQuote({ partnerId: await partnerOf() });
  api.refuse("sendPhoto", 400);
  const { methods, last } = await told(writes(`/start ${token}`));
  expect([methods, last.text]).toEqual([["sendPhoto", "sendMessage"], "Попробуйте ещё раз через минуту."]);
});

test("a worker that has lost its turn, or ends, leaves what it has not answered to the next one", async () => {
  api.write(writes("hi"));
  api.write(writes("hi"));
  api.meanwhile("sendMessage", () => db().$executeRaw`update telegram_bot set asked_by = gen_random_uuid()`);
  await round();
  expect(api.calls.splice(0)).toHaveLength(1);
  await db().$executeRaw`update telegram_bot set asked_until = now() - interval '1 second'`;
  const ending = new AbortController();
  api.write(writes("hi"));
  api.meanwhile("sendMessage", async () => ending.abort());
  await botRound(ending.signal)();
  expect(api.calls.splice(0)).toHaveLength(1);
  await db().$executeRaw`update telegram_bot set asked_until = now() - interval '1 second'`;
  await round();
  expect(api.calls).toHaveLength(2);
});

test("of several workers one asks, until it is silent", async () => {
  const stop = new AbortController();
  const other = botRound(stop.signal);
  const before = api.paths.filter((path) => path.endsWith("getUpdates")).length;
  stop.abort();
  await other().catch(() => undefined);
  const resting = new AbortController();
  const second = botRound(resting.signal);
  const rests = second();
  api.write(writes("hi"));
  await round();
  expect(api.calls.map(({ method }) => method)).toEqual(["sendMessage"]);
  resting.abort();
  await rests;
  expect(api.paths.filter((path) => path.endsWith("getUpdates")).length).toBe(before + 1);
  await db().$executeRaw`update telegram_bot set asked_until = now() - interval '1 second'`;
  await botRound(AbortSignal.timeout(60_000))();
  expect(api.paths.filter((path) => path.endsWith("getUpdates")).length).toBe(before + 2);
});

test("the agency's list and text have the bot's link, and no error tells the token", async () => {
  const partnerId = await partnerOf();
  const { token } = await insertQuote({ partnerId });
  const { items } = await listQuotes({ partnerId, page: 1, locale: "en", now: new Date() });
  expect(items[0]?.telegram).toBe(`https://t.me/sinov_bot?start=${token}`);
  expect(items[0]?.message).toContain(`https://t.me/sinov_bot?start=${token}`);
  api.close();
  const failed = await botRound(AbortSignal.timeout(60_000))().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed instanceof Error ? `${failed.message} ${failed.stack} ${String(failed.cause)}` : TOKEN).not.toContain(TOKEN.split(":")[1]);
});

function price(amount: number) {
  return { costMinor: amount * 90, sellingMinor: amount * 100 };
}
