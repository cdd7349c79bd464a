import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { GET as readBooking } from "@/app/api/portal/bookings/[id]/route";
import { POST as listBookings } from "@/app/api/portal/bookings/route";
import { GET as readTrip } from "@/app/api/trip/[token]/route";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import type { RouteHandler } from "@/lib/api/handler";
import { db } from "@/lib/db";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

/** Answered by next-auth, inside Next alone: its own answers say `private, no-store`. */
const ELSEWHERE = ["auth/[...nextauth]/route.ts"];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const handler = z.custom<RouteHandler>((value) => typeof value === "function");
const shape = z.object({ GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler }).partial();

test("no route gives an answer that a cache may keep, not even a refusal", async () => {
  const files = (await readdir("app/api", { recursive: true })).filter((file) => file.endsWith("route.ts") && !ELSEWHERE.includes(file));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const route = shape.parse(await import(pathToFileURL(path.resolve("app/api", file)).href));
    for (const method of METHODS) {
      const body = method === "GET" ? {} : { body: "{}" };
      const request = new Request(`http://parvoz.test/api/${path.dirname(file)}`, { method, ...body });
      const answer = await route[method]?.(request, { params: Promise.resolve({ id: "x", token: "x", changeId: "x" }) });
      if (answer) expect(answer.headers.get("cache-control"), `${method} ${file}`).toContain("no-store");
    }
  }
});

test("nor do those with people in them", async () => {
  const { partner, userId } = await makePartner();
  const booking = await insertBooking({ partnerId: partner.id });
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  const params = (token: string) => ({ params: Promise.resolve({ token }) });
  const receipt = `${booking.receiptTokens[0]}.pdf`;
  const answers = [
    await readTrip(new Request("http://parvoz.test/api/trip/x"), params(booking.publicToken)),
    await readReceipt(new Request(`http://parvoz.test/receipts/${receipt}`), params(receipt)),
    await callPortal(listBookings, { userId, method: "POST", body: { search: booking.bookingNumber } }),
    await callPortal(readBooking, { userId, params: { id: booking.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const answer of answers) expect(answer.headers.get("cache-control")).toContain("no-store");
});
