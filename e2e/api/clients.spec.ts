import fs from "node:fs";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { saySkipped } from "../support/clients/python";
import { CLIENTS, runClient, type Steps, tokenFile } from "../support/clients/run-client";
import { SERVERS } from "../support/clients/tiers";
import { inDays } from "../support/product/partner";
import { makePerson } from "../support/product/people";
import { makeTestKey } from "../support/product/test-key";
import { BY_DAY, WITH_CLIENTS } from "../support/when";

saySkipped("the client program in Python's standard library (e2e/clients/python)");

/** A journey of somebody new. */
function asked(to = "IST", changes: object = {}): object {
  return { from: "TAS", to, date: inDays(50), passenger: makePerson("adt"), ...changes };
}

/** A client's token file that holds a key of test mode: to the client it is a token like any other. */
async function testMode(): Promise<string> {
  return tokenFile(await makeTestKey("Client programs"));
}

/** As if the booking had been paid a day and an hour earlier: too late for a void. */
async function payEarlier(bookingId: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("update booking set paid_at = paid_at - interval '25 hours' where id = $1", [bookingId]);
  } finally {
    await client.end();
  }
}

const NOT_UNPAID = ["cancel-unpaid", 422, 5233];
const NOT_VOID = ["void", 422, 5234];
const NOT_AUTO = ["auto-cancel", 422, 5233];

for (const client of CLIENTS) {
  const library = `a client in ${client.language}'s standard library, on ${client.server.title}`;
  // One of each language stands for all.
  const when = client.server === SERVERS[0] ? BY_DAY : WITH_CLIENTS;

  test.describe(library, when, () => {
    test("goes from a visa question to the receipt, and back by trying", async () => {
      const steps = await runClient(client, "journey", asked());
      expect(steps).toMatchObject({
        visa: { countries: ["AE", "TR"] },
        check: { same_price: true },
        book: { status: "booked", adds_up: true },
        pay: { status: "paid" },
        fiscal: { whole: true },
        ticketed: { numbers: true },
        receipt: { type: "application/pdf", pdf: true },
        balance: { currency: true },
        cancel: { by: "void", status: "refunded", refused: [NOT_UNPAID] },
        end: { status: "refunded", minted: 1 },
      } satisfies Steps);
      expect(Number(steps.schedule?.flights)).toBeGreaterThan(0);
      expect(Number(steps.rules?.directions)).toBeGreaterThan(0);
      expect(steps.ticketed?.extra_bags).toBe(Math.min(1, Number(steps.check?.bags)));
    });
  });

  test.describe(library, WITH_CLIENTS, () => {
    test("keeps its token in a file, and replaces one that is not accepted any more", async () => {
      const file = tokenFile("pvz_revoked-or-expired-long-ago");
      expect(await runClient(client, "token", {}, file)).toMatchObject({ balance: { currency: "UZS", minted: 1 } });
      expect(fs.readFileSync(file, "utf8")).toMatch(/^pvz_(?!revoked)/);
      expect(await runClient(client, "token", {}, file)).toMatchObject({ balance: { minted: 0 } });
    });

    test("cancels what is not paid yet, without a penalty", async () => {
      expect(await runClient(client, "cancel_booked", asked())).toMatchObject({
        cancel: { by: "cancel-unpaid", status: "cancelled", refused: [] },
        end: { status: "cancelled" },
      });
    });

    test("cancels what is just paid by a void", async () => {
      expect(await runClient(client, "cancel_paid", asked())).toMatchObject({
        cancel: { by: "void", status: "refunded", refused: [NOT_UNPAID] },
        end: { status: "refunded" },
      });
    });

    test("is refused cleanly by every way where the booking is over", async () => {
      const { book } = await runClient(client, "cancel_booked", asked());
      expect(await runClient(client, "cancel", { id: book?.id })).toMatchObject({
        amounts: { status: 422, code: 5233 },
        cancel: { by: null, refused: [NOT_UNPAID, NOT_VOID, NOT_AUTO, ["manual-refund", 422, 5233]] },
        end: { status: "cancelled" },
      });
    });

    test("does not repeat what is wrong with a passenger", async () => {
      const passenger = makePerson("adt", { first_name: "Анвар" });
      expect(await runClient(client, "refused", asked("IST", { passenger }))).toMatchObject({ book: { code: 1155, repeated: 0 } });
    });

    test.describe("in test mode", () => {
      test("repeats a booking that the carrier has not confirmed", async () => {
        expect(await runClient(client, "book", asked("UGC"), await testMode())).toMatchObject({
          book: { status: "booked", repeated: 1 },
        });
      });

      test("returns a ticket by its fare rules once it cannot be voided", async () => {
        const token = await testMode();
        const { ticketed } = await runClient(client, "ticket", asked(), token);
        await payEarlier(ticketed?.id);
        const steps = await runClient(client, "cancel", { id: ticketed?.id }, token);
        expect(steps).toMatchObject({
          cancel: { by: "auto-cancel", status: "refunded", refused: [NOT_UNPAID, NOT_VOID] },
          end: { status: "refunded" },
        });
        expect(Number(steps.amounts?.refund_amount)).toBeGreaterThan(0);
        expect(Number(steps.amounts?.penalty)).toBeGreaterThan(0);
      });

      test("asks the back office where the fare gives nothing back", async () => {
        const token = await testMode();
        const { ticketed } = await runClient(client, "ticket", asked("DXB"), token);
        await payEarlier(ticketed?.id);
        expect(await runClient(client, "cancel", { id: ticketed?.id }, token)).toMatchObject({
          amounts: { status: 422, code: 5233 },
          cancel: { by: "manual-refund", status: "refund_request_sent", refused: [NOT_UNPAID, NOT_VOID, NOT_AUTO] },
          end: { status: "ticketed" },
        });
      });

      test("has everything back where the airline cancels the flight", async () => {
        const steps = await runClient(client, "airline_cancels", asked("TMJ"), await testMode());
        expect(steps).toMatchObject({
          cancel: { by: "auto-cancel", status: "refunded", refused: [NOT_UNPAID, NOT_VOID] },
          end: { status: "refunded" },
        });
      });

      test("has everything back where no ticket can be issued", async () => {
        const steps = await runClient(client, "ticketing_fails", asked("FEG"), await testMode());
        expect(steps).toMatchObject({ pay: { status: "paid" }, end: { status: "refunded" } });
      });
    });
  });
}
