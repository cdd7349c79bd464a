import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { packPythonClient } from "@/lib/services/ground/documentation/pack-python-client";
import { PYTHON, saySkipped } from "../../../e2e/support/clients/python";
import { pythonClientFiles } from "./python-client-files";

test("the Python client that set-up makes is what the OpenAPI document says", () => {
  for (const [name, text] of Object.entries(pythonClientFiles())) {
    const file = path.resolve("clients/python/parvoz/generated", name);
    expect(fs.readFileSync(file, "utf8") === text, `${name} is not what the OpenAPI document says`).toBe(true);
  }
});

saySkipped("what the Python client does");

interface Sent {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

type Answer = [status: number, body: object, headers?: Record<string, string>];

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that answers each call with the next of these; null cuts the connection. */
async function serve(answers: (Answer | null)[]): Promise<{ url: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const left = [...answers];
  server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      sent.push({ method: request.method ?? "", path: decodeURIComponent(request.url ?? ""), headers: request.headers, body });
      const next = left.shift();
      if (next === null) return void request.socket.destroy();
      const [status, data, headers = {}] = next ?? [500, {}];
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ request_id: "r", created_at: "2027-02-10 12:00", ...data }));
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, sent };
}

/** Runs a program on the package as partners get it. @returns what it printed, as JSON */
async function run(program: string, settings: Record<string, string> = {}): Promise<unknown> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-python-"));
  const { name, content } = await packPythonClient();
  fs.writeFileSync(path.join(folder, name), content);
  const env = { ...process.env, ...settings, PYTHONPATH: path.join(folder, name), no_proxy: "127.0.0.1" };
  const head = "import json, os\nfrom parvoz import Parvoz, ParvozError, WebhookError, verify_webhook\n";
  const child = spawn(PYTHON ?? "", ["-c", `${head}${program}`], { env, cwd: folder });
  let output = "";
  let errors = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  child.stderr.on("data", (part) => {
    errors += part;
  });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  fs.rmSync(folder, { recursive: true, force: true });
  expect(code, errors).toBe(0);
  return JSON.parse(output);
}

const REFUSED = (error_code: number) => ({ error_code, message: "No" });
const AT_ONCE = { "retry-after": "0" };

describe.skipIf(!PYTHON)("the Python client", () => {
  const client = 'p = Parvoz(os.environ["URL"], "k", sleep=lambda seconds: None)\n';

  test("every file of it compiles, and a wheel of it is what pip takes", async () => {
    const printed = await run(
      "import importlib.metadata as m, zipfile, os, hashlib, base64\n" +
        "wheel = zipfile.ZipFile(os.environ['PYTHONPATH'])\n" +
        "for name in wheel.namelist():\n  if name.endswith('.py'): compile(wheel.read(name), name, 'exec')\n" +
        "import parvoz.generated.types, parvoz.generated.methods\n" +
        "bad = []\n" +
        "for line in wheel.read('parvoz-1.0.0.dist-info/RECORD').decode().split():\n" +
        "  name, hashed, size = line.split(',')\n" +
        "  content = wheel.read(name)\n" +
        "  good = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip('=')\n" +
        "  if hashed and hashed != 'sha256=' + good: bad.append(name)\n" +
        "print(json.dumps({'bad': bad, 'test': wheel.testzip(), 'name': m.distribution('parvoz').metadata['Name']}))",
    );
    expect(printed).toEqual({ bad: [], test: null, name: "parvoz" });
  });

  test("a query is nested as the interface has it, and an id is encoded", async () => {
    const { url, sent } = await serve([
      [200, { data: [] }],
      [200, { data: {} }],
    ]);
    await run(
      `${client}p.search_offers({"directions": [{"departure_airport": "TAS", "arrival_airport": "IST", "date": "2027-03-12"}], "service_class": "E", "adults": 1, "children": 0, "infants": 0, "infants_with_seat": 0, "baggage": True})\n` +
        'p.check_offer("a/b", {"with-additional-services": "1"}, language="uz")\nprint("{}")',
      { URL: `${url}/api/v1/` },
    );
    expect(sent[0]?.path).toBe(
      "/api/v1/offers?directions[0][departure_airport]=TAS&directions[0][arrival_airport]=IST&directions[0][date]=2027-03-12&service_class=E&adults=1&children=0&infants=0&infants_with_seat=0&baggage=true",
    );
    expect(sent[1]?.path).toBe("/api/v1/offers/a/b?with-additional-services=1");
    expect(sent.map(({ headers }) => [headers.authorization, headers["accept-language"]])).toEqual([
      ["Bearer k", "en"],
      ["Bearer k", "uz"],
    ]);
  });

  test("410, 429, 503 and a lost answer are repeated with the same Idempotency-Key", async () => {
    const { url, sent } = await serve([
      [410, REFUSED(1039), AT_ONCE],
      [429, REFUSED(100429), AT_ONCE],
      null,
      [503, REFUSED(1002), AT_ONCE],
      [200, { data: { status: "paid" } }],
    ]);
    expect(await run(`${client}print(json.dumps(p.pay_booking("b")))`, { URL: url })).toEqual({ status: "paid" });
    const keys = sent.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  const outcome = (call: string) =>
    `${client}try:\n  ${call}\nexcept ParvozError as e:\n  print(json.dumps([e.status, e.code, e.request_id, e.retry_after, e.fields]))\nexcept OSError:\n  print('"lost"')\n`;

  test.each<[string, Answer | null, string, unknown]>([
    [
      "a wait of minutes is left to the program",
      [429, REFUSED(100429), { "retry-after": "900" }],
      "p.check_balance()",
      [429, 100429, "r", 900, {}],
    ],
    ["a 410 about a passenger is final", [410, REFUSED(1127)], "p.check_balance()", [410, 1127, "r", null, {}]],
    [
      "so is any 422",
      [422, { ...REFUSED(8), errors: { adults: ["Give one."] } }],
      "p.check_balance()",
      [422, 8, "r", null, { adults: ["Give one."] }],
    ],
    [
      "what may have had an effect is not sent again without a key",
      [500, REFUSED(100590)],
      'p.delete_webhook("b")',
      [500, 100590, "r", null, {}],
    ],
    ["nor where the answer was lost", null, 'p.delete_webhook("b")', "lost"],
    ["an expired key is told as such", [401, REFUSED(100485)], "p.check_balance()", [401, 100485, "r", null, {}]],
  ])("%s", async (_what, answer, call, expected) => {
    const { url, sent } = await serve([answer, [200, { data: {} }]]);
    expect(await run(outcome(call), { URL: url })).toEqual(expected);
    expect(sent).toHaveLength(1);
  });

  test("a token is fetched once, and renewed once on 401", async () => {
    const { url, sent } = await serve([
      [200, { data: { token: "first" } }],
      [200, { data: {} }],
      [401, REFUSED(100401)],
      [200, { data: { token: "second" } }],
      [401, REFUSED(100401)],
    ]);
    const program =
      'p = Parvoz(os.environ["URL"], email="a@example.com", password="p")\np.check_balance()\n' +
      "try:\n  p.check_balance()\nexcept ParvozError as e:\n  print(e.status)";
    expect(await run(program, { URL: url })).toBe(401);
    expect(sent.filter(({ method }) => method === "GET").map(({ headers }) => headers.authorization)).toEqual([
      "Bearer first",
      "Bearer first",
      "Bearer second",
    ]);
  });

  test("a webhook is believed by its signature alone", async () => {
    const at = Date.parse("2027-02-10T12:00:00Z") / 1000;
    const raw = Buffer.from("0123456789abcdef0123456789abcdef");
    const body = JSON.stringify({ type: "ping", timestamp: "2027-02-10T12:00:00.000Z", data: { endpoint_id: "e" } });
    const sign = (key: Buffer) => `v1,${createHmac("sha256", key).update(`msg_1.${at}.${body}`).digest("base64")}`;
    const signature = `${sign(Buffer.from("other"))} ${sign(raw)}`;
    const told = {
      secret: `whsec_${raw.toString("base64")}`,
      body,
      at,
      headers: { "Webhook-Id": "msg_1", "webhook-timestamp": String(at), "WEBHOOK-SIGNATURE": signature },
    };
    const program =
      'g = json.loads(os.environ["TOLD"])\n' +
      "def ask(body, now, headers=g['headers']):\n" +
      "  try:\n    return verify_webhook(g['secret'], headers, body, now)['type']\n  except WebhookError as e:\n    return str(e)\n" +
      "print(json.dumps([ask(g['body'], g['at']), ask(g['body'].encode(), g['at'] + 299), ask(g['body'] + ' ', g['at']), ask(g['body'], g['at'] + 301), ask(g['body'], g['at'], {})]))";
    expect(await run(program, { TOLD: JSON.stringify(told) })).toEqual([
      "ping",
      "ping",
      expect.stringContaining("signature"),
      expect.stringContaining("old"),
      expect.stringContaining("old"),
    ]);
  });
});
