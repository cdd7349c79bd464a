import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { marked } from "marked";
import { Webhook } from "standardwebhooks";
import { afterAll, expect, test } from "vitest";
import { xAuth } from "@/lib/crypto/x-auth";

// What the guide tells partners to copy, against what the service itself sends.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "guide-code-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const blocks = marked
  .lexer(fs.readFileSync("docs/guides/webhooks.md", "utf8"))
  .flatMap((token) => (token.type === "code" && token.lang === "ts" ? [token.text] : []));

async function load(index: number): Promise<Record<string, (...args: unknown[]) => unknown>> {
  const file = path.join(folder, `block-${index}.ts`);
  fs.writeFileSync(file, blocks[index] ?? "");
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

test("the guide's code believes our signature, and no other", async () => {
  const { verify } = await load(0);
  const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
  const now = new Date();
  const signature = new Webhook(secret).sign("msg_1", now, "{}");
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": `v1,AAAA ${signature}`,
  };
  expect(verify?.(secret, headers, "{}")).toBe(true);
  expect(verify?.(secret, headers, "{ }")).toBe(false);
  expect(verify?.(secret, { ...headers, "webhook-timestamp": "1" }, "{}")).toBe(false);
});

test("the guide's X-Auth is ours", async () => {
  const guide = await load(1);
  expect(guide.xAuth?.("a@example.com", "b1", "s")).toBe(xAuth({ email: "a@example.com", bookingId: "b1", secret: "s" }));
});
