import { type APIRequestContext, expect, test } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { bookingWebhook, callbackDeliveryDetail, callbackDeliveryPage, callbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { offer } from "@/lib/contracts/interface/offers";
import { envelope, errorEnvelope } from "@/lib/contracts/shared";
import { listen, type Receiver } from "../../tests/support/http-receiver";
import { signInByPassword } from "../support/pages/sign-in";
import { FIRST_AGENT, inDays, Partner, SECOND_AGENT, searchPath } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";

const ADDRESSES = "/api/portal/callbacks";
const PORTAL = { "x-parvoz-portal": "1" };

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await listen(200);
});
test.afterAll(() => receiver.close());

async function ok<Schema extends z.ZodType>(answer: ReturnType<APIRequestContext["fetch"]>, schema: Schema): Promise<z.output<Schema>> {
  const response = await answer;
  const json: unknown = await response.json();
  expect(response.status(), JSON.stringify(json)).toBe(200);
  return schema.parse(envelope(z.unknown()).parse(json).data);
}

async function codeOf(answer: ReturnType<APIRequestContext["fetch"]>): Promise<{ status: number; code: number }> {
  const response = await answer;
  return { status: response.status(), code: errorEnvelope.parse(await response.json()).error_code };
}

test("an administrator adds an address, tests it, and is told of a booking; nobody else sees it", async ({
  request,
  playwright,
  baseURL,
}) => {
  await signInByPassword(request);
  const data = { mode: "live", url: receiver.url, event_types: ["booking.created", "booking.cancelled"] };
  const { endpoint, secret } = await ok(request.post(ADDRESSES, { headers: PORTAL, data }), callbackEndpointSecret);
  const path = `${ADDRESSES}/${endpoint.id}`;

  try {
    const ping = await ok(request.post(`${path}/ping`, { headers: PORTAL }), callbackDeliveryDetail);
    expect(ping).toMatchObject({ state: "delivered", last_attempt: { status: 200, manual: true } });
    // Bookings of other journeys of this agency arrive as well.
    const pings = () => receiver.calls.filter(({ body }) => body.includes('"type":"ping"'));
    expect(pings()).toHaveLength(1);

    const program = await Partner.signIn(FIRST_AGENT);
    const [found] = await program.ok("GET", searchPath({ depart: inDays(48) }), z.array(offer));
    const body = bookingOf([makePerson("adt")]);
    const made = await program.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body });
    await program.ok("DELETE", `/api/v1/booking/${made.id}/cancel-unpaid`, statusOnly);
    const told = () =>
      receiver.calls
        .filter((call) => !pings().includes(call))
        .map((call) => bookingWebhook.parse(new Webhook(secret).verify(call.body, call.headers)))
        .filter((message) => message.data.booking.id === made.id)
        .map(({ type, sequence }) => `${sequence} ${type}`)
        .sort();
    await expect.poll(told, { timeout: 60_000 }).toEqual(["1 booking.created", "2 booking.cancelled"]);
    const log = await ok(request.get(`/api/portal/deliveries?endpoint=${endpoint.id}`, { headers: PORTAL }), callbackDeliveryPage);
    expect(log.items.filter(({ booking_number }) => booking_number === made.booking_number)).toHaveLength(2);

    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: PORTAL });
    await signInByPassword(other, SECOND_AGENT);
    const notFound = { status: 404, code: 100430 };
    expect(await codeOf(other.post(`${path}/ping`))).toEqual(notFound);
    expect(await codeOf(other.post(`${path}/rotate`))).toEqual(notFound);
    expect(await codeOf(other.delete(path))).toEqual(notFound);
    expect(await codeOf(other.get(`/api/portal/deliveries?endpoint=${endpoint.id}`))).toEqual(notFound);
    expect(await codeOf(other.get(`/api/portal/deliveries/${ping.id}`))).toEqual({ status: 404, code: 100431 });
    await other.dispose();
  } finally {
    await request.delete(path, { headers: PORTAL });
  }
  expect(await codeOf(request.delete(path, { headers: PORTAL }))).toEqual({ status: 404, code: 100430 });
});

test("agents, programs and strangers may not touch the addresses", async ({ playwright, baseURL }) => {
  const context = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: PORTAL });
  expect(await codeOf(context.get(ADDRESSES))).toEqual({ status: 401, code: 100401 });
  const { bearer } = await Partner.signIn(FIRST_AGENT);
  expect(await codeOf(context.get(ADDRESSES, { headers: { authorization: `Bearer ${bearer}` } }))).toEqual({ status: 401, code: 100401 });
  await signInByPassword(context, "counter@parvoz.example");
  expect(await codeOf(context.get(ADDRESSES))).toEqual({ status: 403, code: 100410 });
  await context.dispose();
});

test("an address in our own network is refused at the field", async ({ request }) => {
  await signInByPassword(request);
  for (const url of [
    "https://169.254.169.254/latest/meta-data/",
    "https://printer.local/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706434/",
  ]) {
    const response = await request.post(ADDRESSES, { headers: PORTAL, data: { mode: "live", url } });
    expect(response.status()).toBe(422);
    const { errors } = errorEnvelope.parse(await response.json());
    expect(errors?.url?.[0], url).toContain("not on the public Internet");
  }
});
