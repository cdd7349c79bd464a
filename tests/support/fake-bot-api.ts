import http from "node:http";
import { listenLocally } from "@/lib/api/testing/listen-locally";

interface BotCall {
  method: string;
  body: string;
}

export interface FakeBotApi {
  url: string;
  /** All but questions for updates, in their order. */
  calls: BotCall[];
  /** Paths of all calls, which hold the token. */
  paths: string[];
  /** What people write next: the bot gets it with its next question, and again until it confirms it. */
  write(update: object): void;
  /** The next call of the method is refused. */
  refuse(method: string, code: number, parameters?: object): void;
  /** Done once while the next call of the method is being answered. */
  meanwhile(method: string, act: () => Promise<unknown>): void;
  close(): void;
}

/**
 * As much of Telegram's Bot API as the house's bot calls, as its documentation tells it: `POST /bot<token>/METHOD`, an envelope with `ok`, and
 * updates that are confirmed by the offset of the next question. A question without updates is answered at once.
 */
export async function fakeBotApi(token: string, username: string): Promise<FakeBotApi> {
  const [calls, paths]: [BotCall[], string[]] = [[], []];
  let updates: { update_id: number }[] = [];
  const refusals = new Map<string, object>();
  const acts = new Map<string, () => Promise<unknown>>();
  let last = 100;
  const results: Record<string, (body: string) => unknown> = {
    getMe: () => ({ id: Number(token.split(":")[0]), is_bot: true, first_name: "Bot", username }),
    getUpdates: (body) => {
      const { offset, limit = 100 } = JSON.parse(body);
      updates = updates.filter(({ update_id }) => update_id >= offset);
      return updates.slice(0, limit);
    },
    sendPhoto: () => ({ message_id: 1 }),
    sendMessage: () => ({ message_id: 2 }),
    answerCallbackQuery: () => true,
  };
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("latin1")) body += part;
    const path = request.url ?? "";
    const method = path.split("/").at(-1) ?? "";
    const result = path.startsWith(`/bot${token}/`) ? results[method] : undefined;
    paths.push(path);
    if (method !== "getUpdates" && method !== "getMe") calls.push({ method, body: Buffer.from(body, "latin1").toString("utf8") });
    const act = acts.get(method);
    acts.delete(method);
    await act?.();
    const refusal = refusals.get(method) ?? (result ? undefined : { ok: false, error_code: 404, description: "Not Found" });
    refusals.delete(method);
    response.writeHead(refusal ? 400 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(refusal ?? { ok: true, result: result?.(body) }));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    paths,
    write: (update) => {
      last += 1;
      updates.push({ update_id: last, ...update });
    },
    refuse: (method, code, parameters = {}) => refusals.set(method, { ok: false, error_code: code, description: "refused", parameters }),
    meanwhile: (method, act) => void acts.set(method, act),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
