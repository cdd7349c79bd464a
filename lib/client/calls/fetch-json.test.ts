import http from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { ApiError } from "./api-error";
import { getJson, postJson } from "./fetch-json";

let server: http.Server | undefined;
beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: (response: http.ServerResponse) => void): Promise<{ path: string; asked: string[] }> {
  const asked: string[] = [];
  server = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  return { path: `http://127.0.0.1:${await listenLocally(server)}/pay`, asked };
}

const WHOLE = JSON.stringify({ data: { status: "paid" } });

it.each<[string, (response: http.ServerResponse) => void]>([
  ["is cut", (response) => response.writeHead(200, { "content-length": 90 }).write(WHOLE, () => response.destroy())],
  ["is cut where nobody said how long it is", (response) => response.end(WHOLE.slice(0, 12))],
  ["is empty", (response) => response.end()],
  ["is a page of somebody else's", (response) => response.end("<html></html>")],
  ["has no content", (response) => response.writeHead(204).end()],
  ["sends elsewhere", (response) => response.writeHead(302, { location: "/sign-in" }).end()],
])("an answer that %s is as none: nobody knows what was done", async (_what, answer) => {
  const { path, asked } = await serve(answer);
  const lost: unknown = await postJson({ path }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(ApiError);
  expect(lost).toMatchObject({ status: 0, isTransient: true });
  expect(asked).toEqual(["/pay"]);
});

it("tells refusals as they came, and who has no words of ours by the status", async () => {
  const { path } = await serve((response) => response.writeHead(422).end(JSON.stringify({ error_code: 8, message: "No." })));
  await expect(postJson({ path })).rejects.toMatchObject({ status: 422, code: 8, message: "No." });
  server?.close();
  const other = await serve((response) => response.writeHead(502).end("<html></html>"));
  await expect(postJson({ path: other.path })).rejects.toMatchObject({ status: 502, code: 0, isTransient: true });
});

it("ends by its signal while the body is read", async () => {
  const { path } = await serve((response) => response.writeHead(200, { "content-length": 90 }).write(WHOLE));
  const call = new AbortController();
  const asked = getJson({ path, signal: call.signal });
  setTimeout(() => call.abort(), 100);
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
});
