import { randomBytes } from "node:crypto";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as readTrip } from "@/app/api/trip/[token]/route";
import { POST as findTrip } from "@/app/api/trip/find/route";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import { db } from "@/lib/db";
import { insertBooking } from "@/tests/support/bookings/booking-rows";

beforeEach(async () => {
  await db().$executeRaw`truncate guess_count, known_place`;
});

interface Found {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

async function read(response: Response): Promise<Found> {
  const text = await response.text();
  const { request_id: _, created_at: __, ...body } = text.startsWith("{") ? JSON.parse(text) : { text };
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
}

async function find(bookingNumber: string, lastName: string, address = "192.0.2.1"): Promise<Found> {
  const body = JSON.stringify({ booking_number: bookingNumber, last_name: lastName });
  const request = new Request("http://parvoz.test/api/trip/find", { method: "POST", body, headers: { "x-forwarded-for": address } });
  return read(await findTrip(request, { params: Promise.resolve({}) }));
}

const unknown = () => randomBytes(4).toString("hex").toUpperCase();

describe("booking number and surname", () => {
  test("a wrong surname and an unknown number get the same answer, with as many statements, and are counted alike", async () => {
    const { bookingNumber } = await insertBooking();
    await find(bookingNumber, "Karimov", "192.0.2.200");
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const asked = async (number: string, address: string) => {
      statements.mockClear();
      const answers: Found[] = [];
      for (let guess = 0; guess < 6; guess++) answers.push(await find(number, "Yusupova", address));
      // The database's clock is read a few times a second, whatever is asked.
      const sent = statements.mock.calls.filter(([given]) => !JSON.stringify(given).includes("clock_timestamp"));
      return { answers, statements: sent.length };
    };
    const wrong = await asked(bookingNumber, "192.0.2.1");
    expect(await asked(unknown(), "192.0.2.2")).toEqual(wrong);
    expect(wrong.answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429]);
    expect(wrong.answers[5]?.retryAfter).toBe("1");
    statements.mockRestore();
  });

  test("while somebody guesses at a booking, its customer finds it from where they have found it before", async () => {
    const { bookingNumber } = await insertBooking();
    expect((await find(bookingNumber, "Karimov", "203.0.113.5")).status).toBe(200);
    for (let guess = 0; guess < 15; guess++) await find(bookingNumber, `Guess${"abcdefghijklmno"[guess]}`, `198.51.100.${guess}`);
    expect((await find(bookingNumber, "Karimov", "198.51.100.99")).status).toBe(429);
    expect((await find(bookingNumber, "Karimov", "203.0.113.5")).status).toBe(200);
  });
});

interface Link {
  /** Of a link that does not exist. */
  wrong: () => string;
  ask: (token: string, address: string) => Promise<Found>;
  right: (booking: Awaited<ReturnType<typeof insertBooking>>) => string;
}

const request = (path: string, address: string) => new Request(`http://parvoz.test${path}`, { headers: { "x-forwarded-for": address } });
const LINKS: [name: string, link: Link][] = [
  [
    "status pages",
    {
      wrong: () => randomBytes(16).toString("base64url"),
      ask: async (token, address) => read(await readTrip(request(`/api/trip/${token}`, address), { params: Promise.resolve({ token }) })),
      right: ({ publicToken }) => publicToken,
    },
  ],
  [
    "receipts",
    {
      wrong: () => `${randomBytes(16).toString("base64url")}.pdf`,
      ask: async (token, address) =>
        read(await readReceipt(request(`/receipts/${token}`, address), { params: Promise.resolve({ token }) })),
      right: ({ receiptTokens }) => `${receiptTokens[0]}.pdf`,
    },
  ],
];

test.each(LINKS)(
  "links to %s that do not exist are refused after some, and one that exists never is",
  async (_name, { wrong, ask, right }) => {
    const booking = await insertBooking();
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++) statuses.push((await ask(wrong(), "192.0.2.1")).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    const last = await ask("x", "192.0.2.1");
    expect([statuses.at(-1), last.status]).toEqual([429, 429]);
    expect(Number(last.retryAfter)).toBeGreaterThan(0);
    expect((await ask(right(booking), "192.0.2.1")).status).toBe(200);
    expect((await ask(wrong(), "192.0.2.2")).status).toBe(404);
  },
);
