import { createHmac } from "node:crypto";
import vm from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { LostAnswerError, Parvoz, ParvozError, verifyWebhook } from "../../../clients/typescript/index.js";
import { PYTHON } from "../../../e2e/support/clients/python";
import { type CuttingServer, cuttingServer, type Manner, whole } from "../client-support/cutting-server";
import { runPython } from "../client-support/run-python";

const BODY = JSON.stringify({ request_id: "r", data: { id: "b1", status: "paid" } });
const HALF = BODY.slice(0, 30);
const ID = "X-Request-Id: r-1\r\n";
const head = (fields: string, status = "200 OK") => `HTTP/1.1 ${status}\r\n${ID}Content-Type: application/json\r\n${fields}\r\n`;

const MANNERS: Record<string, Manner> = {
  "cut, with a length": { bytes: `${head(`Content-Length: ${BODY.length}\r\n`)}${HALF}` },
  "cut, chunked": { bytes: `${head("Transfer-Encoding: chunked\r\n")}${HALF.length.toString(16)}\r\n${HALF}\r\n` },
  reset: { bytes: `${head(`Content-Length: ${BODY.length}\r\n`)}${HALF}`, reset: true },
  "closed without a length": { bytes: `${head("Connection: close\r\n")}${HALF}` },
  empty: { bytes: head("Content-Length: 0\r\n") },
  "a page of a proxy's": { bytes: `HTTP/1.1 200 OK\r\n${ID}Content-Type: text/html\r\nContent-Length: 13\r\n\r\n<html></html>` },
  "JSON of somebody else's": { bytes: `${head("Content-Length: 11\r\n")}{"ok":true}` },
  "without any content": { bytes: `HTTP/1.1 204 No Content\r\n${ID}\r\n` },
  "a gateway's error": { bytes: `HTTP/1.1 502 Bad Gateway\r\n${ID}Content-Length: 13\r\n\r\n<html></html>` },
  "JSON without an end": { bytes: `${head("Connection: close\r\n")}${"[".repeat(100_000)}` },
  "a refusal, cut": { bytes: `${head("Content-Length: 90\r\n", "422 Unprocessable")}{"error_code": 8` },
};
const WHOLE = whole(JSON.parse(BODY));

let servers: CuttingServer[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A server whose first `times` answers arrive in that manner, and the others whole. */
async function cutting(manner: Manner, times: number): Promise<CuttingServer> {
  return serve(manner, ...Array.from({ length: times - 1 }, () => manner), WHOLE);
}

async function serve(first: Manner, ...others: Manner[]): Promise<CuttingServer> {
  const server = await cuttingServer(first, ...others);
  servers.push(server);
  return server;
}

describe.each(Object.entries(MANNERS))("an answer that is %s", (_name, manner) => {
  const status = Number(manner.bytes.slice(9, 12));

  test("is asked for again with the same key, in TypeScript", async () => {
    for (const call of ["payBooking", "readBooking"] as const) {
      const { url, asked, keys } = await cutting(manner, 1);
      expect(await new Parvoz({ baseUrl: url, apiKey: "k" })[call]("b1")).toMatchObject({ status: "paid" });
      expect([asked.length, keys().size]).toEqual([2, 1]);
    }
  });

  test("ends in an error with key, status and request id where it stays away, and is not asked for again without a key", async () => {
    const { url, asked } = await cutting(manner, 9);
    const parvoz = new Parvoz({ baseUrl: url, apiKey: "k", retries: 0 });
    const paid: unknown = await parvoz.payBooking("b1", { idempotencyKey: "mine" }).catch((error: unknown) => error);
    expect(paid).toBeInstanceOf(status === 422 ? ParvozError : LostAnswerError);
    expect(paid).toMatchObject({ status, requestId: "r-1", idempotencyKey: "mine" });
    const unkeyed = new Parvoz({ baseUrl: url, apiKey: "k" });
    await expect(unkeyed.deleteWebhook("w")).rejects.toMatchObject({ status, idempotencyKey: null });
    expect(asked).toHaveLength(2);
  });

  test.skipIf(!PYTHON)("is asked for again with the same key, in Python", async () => {
    const { url, asked, keys } = await cutting(manner, 1);
    const program = 'print(json.dumps(Parvoz(os.environ["URL"], "k", sleep=lambda s: None).pay_booking("b1")["status"]))';
    expect(await runPython(PYTHON ?? "", program, { URL: url })).toBe("paid");
    expect([asked.length, keys().size]).toEqual([2, 1]);
  });

  test.skipIf(!PYTHON)("ends in an error with the key, in Python", async () => {
    const { url } = await cutting(manner, 9);
    const program =
      'p = Parvoz(os.environ["URL"], "k", retries=0)\ntry:\n  p.pay_booking("b1", idempotency_key="mine")\n' +
      "except (LostAnswerError, ParvozError) as e:\n  print(json.dumps([type(e).__name__, e.status, e.idempotency_key, e.request_id]))";
    const kind = status === 422 ? "ParvozError" : "LostAnswerError";
    expect(await runPython(PYTHON ?? "", program, { URL: url })).toEqual([kind, status, "mine", "r-1"]);
  });
});

/** A body that stops in the middle, and one that never ends. */
const STALLED: Manner = { bytes: `${head("Content-Length: 9000\r\n")}${HALF}`, drip: "" };
const DRIPPING: Manner = { bytes: head("Content-Length: 9000\r\n"), drip: " " };

test.each([
  ["stops", STALLED],
  ["drips", DRIPPING],
])("a call ends by its signal, its time-out or its deadline, while its body %s", async (_what, manner) => {
  const { url, asked } = await serve(manner);
  const parvoz = new Parvoz({ baseUrl: url, apiKey: "k", retries: 0, timeoutMs: 200 });
  await expect(parvoz.payBooking("b1", { idempotencyKey: "mine" })).rejects.toMatchObject({
    name: "LostAnswerError",
    status: 200,
    requestId: "r-1",
    idempotencyKey: "mine",
  });
  await expect(parvoz.checkBalance({ timeoutMs: 60_000, deadlineMs: 200 })).rejects.toBeInstanceOf(LostAnswerError);
  const signal = AbortSignal.timeout(200);
  const left: unknown = await parvoz.payBooking("b1", { timeoutMs: 60_000, signal }).catch((error: unknown) => error);
  expect(left).toBe(signal.reason);
  expect(asked).toHaveLength(3);
  if (!PYTHON) return;
  const program =
    'def ask(**limits):\n  try:\n    Parvoz(os.environ["URL"], "k", **limits).pay_booking("b1", idempotency_key="mine")\n' +
    "  except LostAnswerError as e:\n    return [e.status, e.request_id, e.idempotency_key]\n" +
    "print(json.dumps([ask(timeout=0.2, retries=0), ask(timeout=0.2, deadline=0.3)]))";
  const lost = [200, "r-1", "mine"];
  expect(await runPython(PYTHON ?? "", program, { URL: url })).toEqual([lost, lost]);
});

describe("after a lost answer", () => {
  const LOST: Manner = { bytes: "" };
  const refusal = (status: string, error_code: number, fields: string[] = []) => whole({ request_id: "r-2", error_code }, status, fields);

  test.each([
    ["a key that has been revoked", refusal("401 Unauthorized", 100485), 401],
    ["a limit of minutes", refusal("429 Too Many Requests", 100429, ["Retry-After: 900"]), 429],
    ["a proxy's own refusal", whole({}, "404 Not Found"), 404],
    ["a redirect", { bytes: "HTTP/1.1 307 Temporary Redirect\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n" }, 307],
  ])("%s does not say that nothing was done", async (_what, second, status) => {
    const [one, other] = [await serve(LOST, second), await serve(LOST, second)];
    const paid = new Parvoz({ baseUrl: one.url, apiKey: "k", retries: 1 }).payBooking("b1", { idempotencyKey: "mine" });
    await expect(paid).rejects.toMatchObject({ name: "LostAnswerError", status, idempotencyKey: "mine" });
    if (!PYTHON) return;
    const program =
      'try:\n  Parvoz(os.environ["URL"], "k", retries=1, sleep=lambda s: None).pay_booking("b1", idempotency_key="mine")\n' +
      "except LostAnswerError as e:\n  print(json.dumps([e.status, e.idempotency_key]))";
    expect(await runPython(PYTHON ?? "", program, { URL: other.url })).toEqual([status, "mine"]);
  });

  test("a refusal of the service's is told as such", async () => {
    const answers = [LOST, refusal("422 Unprocessable", 1039)] as const;
    const [one, other] = [await serve(...answers), await serve(...answers)];
    await expect(new Parvoz({ baseUrl: one.url, apiKey: "k" }).payBooking("b1")).rejects.toMatchObject({ name: "ParvozError", code: 1039 });
    if (!PYTHON) return;
    const program =
      'try:\n  Parvoz(os.environ["URL"], "k", sleep=lambda s: None).pay_booking("b1")\nexcept ParvozError as e:\n  print(e.code)';
    expect(await runPython(PYTHON ?? "", program, { URL: other.url })).toBe(1039);
  });
});

test("a sign-in whose answer was lost is repeated, and one that stays away says so", async () => {
  const token = whole({ data: { token: "t" } });
  const [one, other] = [await serve({ bytes: "" }, token, WHOLE), await serve({ bytes: "" }, token, WHOLE)];
  const account = { email: "a@example.com", password: "p" };
  expect(await new Parvoz({ baseUrl: one.url, ...account }).payBooking("b1")).toMatchObject({ status: "paid" });
  const away = await serve({ bytes: "" });
  const lost = new Parvoz({ baseUrl: away.url, ...account, retries: 0 }).payBooking("b1");
  await expect(lost).rejects.toMatchObject({ name: "LostAnswerError", message: expect.stringContaining("/accounts/tokens") });
  if (!PYTHON) return;
  const program =
    'def ask(url, **more):\n  try:\n    return Parvoz(url, email="a@example.com", password="p", sleep=lambda s: None, **more).pay_booking("b1")["status"]\n' +
    '  except LostAnswerError as e:\n    return str(e)\nprint(json.dumps([ask(os.environ["URL"]), ask(os.environ["AWAY"], retries=0)]))';
  expect(await runPython(PYTHON ?? "", program, { URL: other.url, AWAY: away.url })).toEqual([
    "paid",
    expect.stringContaining("/accounts/tokens"),
  ]);
});

test("where nobody answers, the error says why", async () => {
  const closed = await serve(WHOLE);
  closed.close();
  const call = new Parvoz({ baseUrl: closed.url, apiKey: "k", retries: 0 }).checkBalance();
  await expect(call).rejects.toMatchObject({ name: "LostAnswerError", status: 0, message: expect.stringContaining("ECONNREFUSED") });
});

test("limits and warnings can be read of answers, and limits of refusals", async () => {
  const fields = ['RateLimit: "book";r=9;t=1', "RateLimit-Limit: 10", "RateLimit-Remaining: 9", "RateLimit-Reset: 1", "X-Request-Id: r-1"];
  const warnings = ["coment is not known here and was ignored."];
  const paid = whole({ data: { status: "paid" }, warnings }, "200 OK", [...fields, "Idempotency-Replayed: true"]);
  const refused = whole({ error_code: 8 }, "422 Unprocessable", fields);
  const { url } = await serve(paid, refused, paid, refused);
  const heard: unknown[] = [];
  const onAnswer = (facts: unknown) => {
    heard.push(facts);
    throw new Error("a fault of the program's");
  };
  const parvoz = new Parvoz({ baseUrl: url, apiKey: "k", onAnswer });
  await parvoz.payBooking("b1", { idempotencyKey: "mine" });
  const rateLimit = { class: "book", limit: 10, remaining: 9, reset: 1 };
  expect(heard).toMatchObject([
    { method: "POST", status: 200, requestId: "r-1", idempotencyKey: "mine", replayed: true, rateLimit, warnings },
  ]);
  await expect(parvoz.payBooking("b1")).rejects.toMatchObject({ code: 8, rateLimit });
  if (!PYTHON) return;
  const program =
    'heard = []\ndef hear(facts):\n  heard.append(facts)\n  raise RuntimeError()\np = Parvoz(os.environ["URL"], "k", on_answer=hear)\n' +
    'p.pay_booking("b1", idempotency_key="mine")\ntry:\n  p.pay_booking("b1")\n' +
    "except ParvozError as e:\n  a = heard[0]\n  print(json.dumps([a.request_id, a.idempotency_key, a.replayed, a.rate_limit, e.rate_limit, a.warnings, heard[1].warnings]))";
  const limit = ["book", 10, 9, 1];
  expect(await runPython(PYTHON ?? "", program, { URL: url })).toEqual(["r-1", "mine", true, limit, limit, warnings, []]);
});

describe("a redirect", () => {
  test.each(["301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"])(
    "%s is not followed, and the key goes to nobody else",
    async (status) => {
      const other = await serve(WHOLE);
      const moved = { bytes: `HTTP/1.1 ${status}\r\nLocation: ${other.url}/x\r\nContent-Length: 0\r\n\r\n` };
      const { url, asked } = await serve(moved);
      const parvoz = new Parvoz({ baseUrl: url, apiKey: "k" });
      for (const call of ["payBooking", "readBooking"] as const) {
        const refused: unknown = await parvoz[call]("b1").catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(ParvozError);
        expect(refused).toMatchObject({ status: Number(status.slice(0, 3)), message: expect.stringContaining(`${other.url}/x`) });
      }
      if (PYTHON) {
        const program =
          'def ask(call):\n  try:\n    call("b1")\n  except ParvozError as e:\n    return [e.status, e.message]\n' +
          'p = Parvoz(os.environ["URL"], "k")\nprint(json.dumps([ask(p.pay_booking), ask(p.read_booking)]))';
        const told = [Number(status.slice(0, 3)), expect.stringContaining(`${other.url}/x`)];
        expect(await runPython(PYTHON ?? "", program, { URL: url })).toEqual([told, told]);
      }
      expect(asked).toHaveLength(PYTHON ? 4 : 2);
      expect(other.asked).toEqual([]);
    },
  );

  test("to what is no address ends in the same error", async () => {
    const { url } = await serve({ bytes: "HTTP/1.1 302 Found\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n" });
    const call = new Parvoz({ baseUrl: url, apiKey: "k" }).payBooking("b1", { idempotencyKey: "mine" });
    await expect(call).rejects.toMatchObject({ status: 302, idempotencyKey: "mine" });
    if (!PYTHON) return;
    const program =
      'try:\n  Parvoz(os.environ["URL"], "k").pay_booking("b1", idempotency_key="mine")\nexcept ParvozError as e:\n  print(json.dumps([e.status, e.idempotency_key]))';
    expect(await runPython(PYTHON, program, { URL: url })).toEqual([302, "mine"]);
  });

  test("without a whole address names the one that is meant", async () => {
    const { url } = await serve({ bytes: "HTTP/1.1 302 Found\r\nLocation: /sign-in\r\nContent-Length: 0\r\n\r\n" });
    await expect(new Parvoz({ baseUrl: url, apiKey: "k" }).checkBalance()).rejects.toMatchObject({ data: { location: `${url}/sign-in` } });
    if (!PYTHON) return;
    const program = 'try:\n  Parvoz(os.environ["URL"], "k").check_balance()\nexcept ParvozError as e:\n  print(json.dumps(e.data))';
    expect(await runPython(PYTHON ?? "", program, { URL: url })).toEqual({ location: `${url}/sign-in` });
  });
});

test("what would name another path, or cannot be sent, is refused before anything is, and no secret is shown", async () => {
  const key = "pvz_live_secret";
  const parvoz = new Parvoz({ baseUrl: "http://127.0.0.1:9", apiKey: key, retries: 0 });
  for (const id of ["", ".", ".."]) await expect(parvoz.readBooking(id)).rejects.toThrow("an id is missing");
  for (const idempotencyKey of ["", "two words", "x".repeat(256)])
    await expect(parvoz.payBooking("b1", { idempotencyKey })).rejects.toThrow("idempotencyKey");
  for (const baseUrl of ["", key, `ftp://a:${key}@b.example`, `https://a:${key}@b.example`, "http://", "https://b.example/?x=1"])
    expect(() => new Parvoz({ baseUrl, apiKey: "k" })).toThrow(/^(?!.*pvz_live_secret)baseUrl/);
  expect(() => new Parvoz({ baseUrl: "https://b.example", apiKey: `${key}\n` })).toThrow(/^(?!.*pvz_live_secret)apiKey/);
  if (!PYTHON) return;
  const program =
    "def ask(act):\n  try:\n    act()\n  except ValueError as e:\n    return str(e)\n" +
    'k = "pvz_live_secret"\np = Parvoz("http://127.0.0.1:9", k, retries=0)\n' +
    'ids = [ask(lambda: p.read_booking(i)) for i in ["", ".", ".."]]\n' +
    'keys = [ask(lambda: p.pay_booking("b1", idempotency_key=i)) for i in ["", "two words", "x" * 256]]\n' +
    'urls = [ask(lambda: Parvoz(u, "k")) for u in ["", k, f"ftp://a:{k}@b.example", f"https://a:{k}@b.example", "http://", "https://b.example/?x=1", "file:///etc/passwd"]]\n' +
    'print(json.dumps([ids, keys, urls, [ask(lambda: Parvoz("https://b.example", k + "\\n"))]]))';
  const [ids, keys, urls, apiKeys] = z.array(z.array(z.string())).parse(await runPython(PYTHON ?? "", program, {}));
  for (const text of ids ?? []) expect(text).toContain("an id is missing");
  for (const text of keys ?? []) expect(text).toContain("idempotency_key");
  for (const text of urls ?? []) expect(text).toMatch(/^(?!.*pvz_live_secret)base_url/);
  for (const text of apiKeys ?? []) expect(text).toMatch(/^(?!.*pvz_live_secret)api_key/);
});

test("a secret that is empty, cut or no base64 believes nobody", async () => {
  const now = Date.now();
  const at = Math.floor(now / 1000);
  const forged = createHmac("sha256", "").update(`m.${at}.{}`).digest("base64");
  const headers = { "Webhook-Id": "m", "WEBHOOK-TIMESTAMP": String(at), "webhook-signature": `v1,${forged}` };
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  for (const wrong of ["", "whsec_", secret.slice(0, -3), `${secret}=`, "whsec_abc12", "whsec_AAAA"]) {
    await expect(verifyWebhook(wrong, headers, "{}", now), wrong).rejects.toThrow("secret");
    if (!PYTHON) continue;
    const program =
      'try:\n  verify_webhook(os.environ["SECRET"], json.loads(os.environ["HEADERS"]), "{}")\nexcept WebhookError as e:\n  print(json.dumps(str(e)))';
    expect(await runPython(PYTHON ?? "", program, { SECRET: wrong, HEADERS: JSON.stringify(headers) })).toContain("secret");
  }
  const right = createHmac("sha256", Buffer.alloc(32, 7)).update(`m.${at}.{}`).digest("base64");
  const signed = { ...headers, "webhook-signature": `v1,${right}` };
  for (const spelt of [signed, new Headers(signed)]) expect(await verifyWebhook(secret, spelt, Buffer.from("{}"), now)).toEqual({});
  const elsewhere: unknown = vm.runInNewContext("new Uint8Array([123, 125])");
  expect(elsewhere).not.toBeInstanceOf(Uint8Array);
  expect(await verifyWebhook(secret, signed, z.custom<Uint8Array>().parse(elsewhere), now)).toEqual({});
  await expect(verifyWebhook(secret, signed, z.custom<string>().parse({}), now)).rejects.toThrow("rawBody");
});
