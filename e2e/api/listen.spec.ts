import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { bookingWebhook } from "@/lib/contracts/interface/callbacks";
import { offer } from "@/lib/contracts/interface/offers";
import { envelope } from "@/lib/contracts/shared";
import { verifyWebhook } from "../../clients/typescript/index.js";
import { listen } from "../../tests/support/http-receiver";
import { NEXT_URL, TIER_URL } from "../support/clients/tiers";
import { BASE_URL, inDays, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";
import { makeTestKey } from "../support/product/test-key";
import { BY_DAY, WITH_CLIENTS } from "../support/when";

const COMMAND = path.resolve("clients/typescript/bin/parvoz.js");

/** `parvoz listen` until the test is over, and what it has written. */
function startListening(args: string[]) {
  const child = spawn(process.execPath, [COMMAND, "listen", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const written = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      written.text += part;
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { written, ended, stop: () => child.kill() };
}

async function call<Schema extends z.ZodType>(
  key: string,
  method: string,
  at: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${BASE_URL}${at}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return schema.parse(envelope(z.unknown()).parse(JSON.parse(text)).data);
}

for (const [tier, baseUrl] of [
  ["the portal's server", NEXT_URL],
  ["the API tier", TIER_URL],
] as const) {
  test(
    `parvoz listen posts the events of ${tier} to a program on this machine, signed, each once`,
    baseUrl === NEXT_URL ? BY_DAY : WITH_CLIENTS,
    async () => {
      test.slow();
      const key = await makeTestKey(`Listen at ${tier}`);
      const receiver = await listen(200);
      const secret = `whsec_${randomBytes(32).toString("base64")}`;
      const listener = startListening([
        "--forward-to",
        receiver.url,
        "--base-url",
        baseUrl,
        "--api-key",
        key,
        "--types",
        "booking.created,booking.cancelled",
        "--secret",
        secret,
        "--place",
        test.info().outputPath("place.json"),
      ]);
      try {
        // What it begins with is the next event: it has to have asked once.
        await expect.poll(() => listener.written.text, { timeout: 60_000 }).toContain("Listening");
        const [found] = await call(key, "GET", searchPath({ depart: inDays(51) }), z.array(offer));
        const made = await call(key, "POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, bookingOf([makePerson("adt")]));
        await call(key, "DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
        const told = async () => {
          const events = await Promise.all(receiver.calls.map(({ headers, body }) => verifyWebhook(secret, headers, body)));
          const own = events.flatMap((event) => bookingWebhook.safeParse(event).data ?? []);
          const lines = own.filter(({ data }) => data.booking.id === made.id).map(({ type, sequence }) => `${sequence} ${type}`);
          // Two changes within a moment may be announced in either order.
          return lines.toSorted();
        };
        await expect.poll(told, { timeout: 60_000 }).toEqual(["1 booking.created", "2 booking.cancelled"]);
        expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(receiver.calls.length);
      } finally {
        listener.stop();
        receiver.close();
      }
    },
  );
}

test("parvoz listen says what is missing or refused, and ends", async () => {
  const nothing = startListening([]);
  expect(await nothing.ended).toBe(1);
  expect(nothing.written.text).toContain("--forward-to is missing");
  const refused = startListening([
    "--forward-to",
    "9",
    "--base-url",
    NEXT_URL,
    "--api-key",
    "pvz_test_of_nobody_at_all",
    "--place",
    test.info().outputPath("place.json"),
  ]);
  expect(await refused.ended).toBe(1);
  expect(refused.written.text).toContain("API key");
});
