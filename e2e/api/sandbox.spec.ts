import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { TIER_URL } from "../support/clients/tiers";
import { inDays, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";
import { makeTestKey } from "../support/product/test-key";
import { AT_NIGHT, BY_DAY } from "../support/when";

/** A partner's test program on one tier. */
class Program {
  constructor(
    private readonly request: APIRequestContext,
    private readonly root: string,
    private readonly key: string,
  ) {}

  async send(method: "GET" | "POST", path: string, data?: object, idempotencyKey = crypto.randomUUID()) {
    const headers = { authorization: `Bearer ${this.key}`, "idempotency-key": idempotencyKey };
    const response = await this.request.fetch(`${this.root}${path}`, { method, headers, ...(data && { data }) });
    return {
      status: response.status(),
      body: z.looseObject({ error_code: z.number().optional(), data: z.unknown().optional() }).parse(await response.json()),
    };
  }

  async ok<Schema extends z.ZodType>(schema: Schema, method: "GET" | "POST", path: string, data?: object): Promise<z.output<Schema>> {
    const { status, body } = await this.send(method, path, data);
    expect(status, JSON.stringify(body)).toBe(200);
    return schema.parse(body.data);
  }

  async book(to: string): Promise<string> {
    const [found] = await this.ok(z.array(offer), "GET", searchPath({ to, depart: inDays(60) }));
    return (await this.ok(createdBooking, "POST", `/api/v1/offers/${found?.id}/booking`, bookingOf([makePerson("adt")]))).id;
  }
}

for (const [tier, root, when] of [
  ["portal's server", "", BY_DAY],
  ["API tier", TIER_URL, AT_NIGHT],
] as const) {
  test(`on the ${tier} a test booking lives through what its program asks for`, when, async ({ request }) => {
    const program = new Program(request, root, await makeTestKey(`Sandbox, ${tier}`));
    const id = await program.book("AYT");
    const happen = (type: string, how?: string) => program.ok(booking, "POST", `/api/v1/sandbox/booking/${id}/events`, { type, how });
    expect((await happen("booking.paid")).status).toBe("paid");
    expect((await happen("booking.ticketed")).status).toBe("ticketed");
    expect((await happen("booking.schedule_changed", "over_midnight")).schedule_changes).toMatchObject([{ kind: "time", state: "open" }]);
    expect((await happen("booking.schedule_change_settled")).schedule_changes).toMatchObject([{ state: "accepted" }]);
    expect((await happen("booking.refund_rejected")).status).toBe("ticketed");
    const moved = await program.ok(booking, "POST", `/api/v1/sandbox/booking/${id}/time`, { departure_in_hours: -2 });
    expect(Date.parse(`${moved.directions[0]?.departure.datetime.replace(" ", "T")}+05:00`)).toBeLessThan(Date.now());
    expect((await happen("booking.partially_refunded")).status).toBe("partiallyrefunded");
    expect((await program.send("POST", `/api/v1/sandbox/booking/${id}/events`, { type: "booking.paid" })).body.error_code).toBe(100_488);
  });

  test(`on the ${tier} a payment that the deposit does not cover succeeds with the same key after a refill`, when, async ({ request }) => {
    const program = new Program(request, root, await makeTestKey(`Sandbox money, ${tier}`));
    const id = await program.book("SHJ");
    const key = `pay-${id}`;
    const pay = () => program.send("POST", `/api/v1/booking/${id}/payment`, {}, key);
    expect((await pay()).body.error_code).toBe(1048);
    expect((await program.send("POST", "/api/v1/sandbox/deposit", { amount: 100 })).status).toBe(200);
    expect((await pay()).status).toBe(200);
  });
}

test("a refund that the route rejects, and one that it grants in part, are decided by the worker", async ({ request }) => {
  const program = new Program(request, "", await makeTestKey("Sandbox refunds"));
  const trigger = (id: string, type: string) => program.send("POST", `/api/v1/sandbox/booking/${id}/events`, { type });
  const asked = async (to: string) => {
    const id = await program.book(to);
    for (const type of ["booking.paid", "booking.ticketed", "booking.refund_requested"]) expect((await trigger(id, type)).status).toBe(200);
    return id;
  };
  const [rejected, granted] = [await asked("LHE"), await asked("KWI")];
  const statusOf = async (id: string) => (await program.ok(booking, "GET", `/api/v1/booking/${id}`)).status;
  await expect.poll(() => statusOf(granted), { timeout: 60_000 }).toBe("partiallyrefunded");
  // While one is open, another cannot be asked for.
  await expect.poll(async () => (await trigger(rejected, "booking.refund_requested")).status, { timeout: 60_000 }).toBe(200);
});
