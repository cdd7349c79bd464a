import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { verifyWebhook } from "../../../clients/typescript/index.js";

const FOLDER = path.resolve("clients/typescript");
const COMMAND = path.join(FOLDER, "bin/parvoz.js");
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const KEY = "pvz_test_not_to_be_shown";

/** More answers than are asked for until a listener is stopped. */
const REFUSING: readonly number[] = Array.from({ length: 50 }, () => 500);

const closing: (() => void)[] = [];
let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-listen-"));
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function serve(handle: (request: http.IncomingMessage, body: string, response: http.ServerResponse) => void): Promise<string> {
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    handle(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

/** A service whose list of events is `events`, two a page. */
async function service(events: string[]): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const url = await serve(({ url: address = "" }, _body, response) => {
    const query = new URL(address, "http://service").searchParams;
    asked.push(`${query.get("start") ?? ""}${query.get("cursor") ?? ""}`);
    const after = query.get("start") === "now" ? events.length : Number(query.get("cursor") ?? 0);
    const page = events.slice(after, after + 2);
    const items = page.map((id) => ({ id, created: "", body: { type: "booking.paid", occurred_at: "2027-01-01T00:00:00Z", of: id } }));
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ data: { items, next_cursor: String(after + page.length) } }));
  });
  return { url, asked };
}

/** A program that answers with these, one after the other, and takes everything from then on. */
async function receiver(
  ...answers: number[]
): Promise<{ url: string; got: { id: string; status: number; body: string; headers: http.IncomingHttpHeaders }[] }> {
  const got: { id: string; status: number; body: string; headers: http.IncomingHttpHeaders }[] = [];
  const url = await serve(({ headers }, body, response) => {
    const status = answers[got.length] ?? 200;
    got.push({ id: String(headers["webhook-id"]), status, body, headers });
    if (status === 0) response.destroy();
    else response.writeHead(status, { location: "/elsewhere" }).end();
  });
  return { url, got };
}

interface Running {
  child: ChildProcess;
  written: () => string;
  ended: Promise<number | null>;
}

function run(args: string[]): Running {
  const env: NodeJS.ProcessEnv = { NODE_ENV: "test", PATH: process.env.PATH, XDG_STATE_HOME: folder, PARVOZ_API_KEY: KEY };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      text += part;
    });
  closing.push(() => child.kill("SIGKILL"));
  return { child, written: () => text, ended: new Promise((resolve) => child.once("close", resolve)) };
}

/** `parvoz listen` that waits for milliseconds where the command waits for seconds. */
function hasten(baseUrl: string, forwardTo: string, start: "now" | "oldest"): Running {
  const from = (file: string) => JSON.stringify(pathToFileURL(path.join(FOLDER, file)).href);
  const told = JSON.stringify({ forwardTo, secret: SECRET, start, intervalMs: 5 });
  return run([
    "--input-type=module",
    "-e",
    `import { Parvoz } from ${from("index.js")};
import { listen } from ${from("lib/listen.js")};
import { ListenPlace } from ${from("lib/listen-place.js")};
const parvoz = new Parvoz({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: "k", retries: 0 });
await listen({ ...${told}, parvoz, place: new ListenPlace(${JSON.stringify(path.join(folder, "place.json"))}), report: console.log });`,
  ]);
}

async function stop({ child, ended }: Running): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

test("an event that is not taken is posted until it is, and the ones after it wait", async () => {
  const { url } = await service(["e1", "e2", "e3"]);
  const program = await receiver(500, 0, 302, 503, 404, 200, 200);
  const running = hasten(url, program.url, "oldest");
  await expect.poll(() => program.got.length).toBe(8);
  expect(program.got.map(({ id, status }) => `${id} ${status}`)).toEqual([
    "e1 500",
    "e1 0",
    "e1 302",
    "e1 503",
    "e1 404",
    "e1 200",
    "e2 200",
    "e3 200",
  ]);
  const [first] = program.got;
  expect(await verifyWebhook(SECRET, first?.headers ?? {}, first?.body ?? "")).toMatchObject({ of: "e1" });
  expect(running.written()).toContain("e1  500, again in");
  await stop(running);
});

test("the next start goes on with the event after the last one that was taken, within a page too", async () => {
  const events = ["e1", "e2", "e3", "e4", "e5"];
  const { url } = await service(events);
  const first = await receiver(200, 200, 200, ...REFUSING);
  const running = hasten(url, first.url, "oldest");
  await expect.poll(() => first.got.length).toBeGreaterThan(3);
  await stop(running);
  const second = await receiver();
  const again = hasten(url, second.url, "now");
  await expect.poll(() => second.got.map(({ id }) => id)).toEqual(["e4", "e5"]);
  await stop(again);
});

test("so it does in the first page from the oldest event, and with what happened while nobody listened", async () => {
  const events = ["e1"];
  const { url, asked } = await service(events);
  const none = await receiver();
  const idle = hasten(url, none.url, "now");
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await stop(idle);
  events.push("e2", "e3");
  const refusing = await receiver(200, 500);
  const running = hasten(url, refusing.url, "now");
  await expect.poll(() => refusing.got.length).toBeGreaterThan(1);
  await stop(running);
  expect(refusing.got.slice(0, 2).map(({ id }) => id)).toEqual(["e2", "e3"]);
  fs.rmSync(path.join(folder, "place.json"));
  const stuck = await receiver(200, ...REFUSING);
  await stop(await untilTwo(hasten(url, stuck.url, "oldest"), stuck.got));
  const rest = await receiver();
  const last = hasten(url, rest.url, "now");
  await expect.poll(() => rest.got.map(({ id }) => id)).toEqual(["e2", "e3"]);
  await stop(last);
});

async function untilTwo(running: Running, got: unknown[]): Promise<Running> {
  await expect.poll(() => got.length).toBeGreaterThan(1);
  return running;
}

test("a secret is shown nowhere: one that is made is in a file of its owner's, and stays the same", async () => {
  const { url } = await service(["e1"]);
  const program = await receiver(500);
  const args = [COMMAND, "listen", "--forward-to", `${program.url}/hook?token=hidden`, "--base-url", url];
  const running = run([...args, "--from-oldest"]);
  await expect.poll(() => program.got.length).toBe(1);
  await stop(running);
  const file = /the secret in (\S+)/.exec(running.written())?.[1] ?? "";
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  const secret = /whsec_[^"]+/.exec(fs.readFileSync(file, "utf8"))?.[0] ?? "";
  const [first] = program.got;
  expect(await verifyWebhook(secret, first?.headers ?? {}, first?.body ?? "")).toMatchObject({ of: "e1" });
  const again = run([...args, "--from-oldest"]);
  await expect.poll(() => program.got.length).toBeGreaterThan(1);
  await stop(again);
  expect(fs.readFileSync(file, "utf8")).toContain(secret);
  const own = run([...args, "--secret", SECRET]);
  await expect.poll(own.written).toContain("Listening");
  await stop(own);
  for (const { written } of [running, again, own]) expect(written()).not.toMatch(/whsec_|hidden|not_to_be_shown/);
});

test.each([
  ["no option", [], "--forward-to is missing"],
  ["no service", ["--forward-to", "3000"], "--base-url is missing"],
  ["a port that is none", ["--forward-to", "70000"], "--forward-to"],
  ["another protocol", ["--forward-to", "ftp://localhost/"], "--forward-to"],
  ["a password in an address", ["--forward-to", "http://a:not_to_be_shown@localhost/"], "--forward-to"],
  ["an address of the service that is none", ["--forward-to", "3000", "--base-url", "not_to_be_shown"], "baseUrl"],
  ["half a secret", ["--forward-to", "3000", "--base-url", "http://127.0.0.1:9", "--secret", "whsec_AAAA"], "secret"],
  ["no type", ["--forward-to", "3000", "--base-url", "http://127.0.0.1:9", "--types", ""], "--types"],
  ["two beginnings", ["--forward-to", "3000", "--base-url", "http://127.0.0.1:9", "--from-now", "--from-oldest"], "--from-now"],
  ["a misspelt option", ["--forward", "3000"], "--forward"],
  ["a word too many", ["--forward-to", "3000", "pvz_test_not_to_be_shown"], "a word too many"],
])("parvoz listen with %s is refused", async (_what, args, text) => {
  const { ended, written } = run([COMMAND, "listen", ...args]);
  expect(await ended).toBe(1);
  expect(written()).toContain(text);
  expect(written()).not.toContain("not_to_be_shown");
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("another command than listen is refused, and an address that redirects ends it", async () => {
  const misspelt = run([COMMAND, "lisen"]);
  expect(await misspelt.ended).toBe(1);
  const elsewhere = await serve((_request, _body, response) => void response.writeHead(302, { location: "https://parvoz.example/" }).end());
  const moved = run([COMMAND, "listen", "--forward-to", "3000", "--base-url", elsewhere]);
  expect(await moved.ended).toBe(1);
  expect(moved.written()).toContain("https://parvoz.example/");
});
