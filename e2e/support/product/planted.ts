import { randomInt } from "node:crypto";
import { type APIRequestContext, expect, request as requests } from "@playwright/test";
import { z } from "zod";
import { createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { callbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { offer } from "@/lib/contracts/interface/offers";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { envelope } from "@/lib/contracts/shared";
import { sessionOf } from "../pages/sign-in";
import { BASE_URL, FIRST_AGENT, inDays, Partner, searchPath } from "./partner";
import { bookingOf, makePerson } from "./people";

/** One partner's things that nobody else may see. */
export interface Planted {
  bookingId: string;
  tripToken: string;
  endpointId: string;
  keyId: string;
  /** Words that stand in answers to those who may see them, and in no address. */
  words: string[];
}

/** The `Cookie` header of somebody who is signed in. */
export async function cookieOf(email: string): Promise<string> {
  const { cookies } = await sessionOf(email);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** A booking, a key and an address for callbacks of the first partner. */
export async function plant(): Promise<Planted> {
  const partner = await Partner.signIn(FIRST_AGENT);
  const [found] = await partner.ok("GET", searchPath({ depart: inDays(130) }), z.array(offer));
  const person = makePerson("adt");
  const made = await partner.ok("POST", `/api/v1/offers/${found?.id}/booking`, createdBooking, { body: bookingOf([person]) });
  const portal = await openPortal();
  const mark = `planted-${randomInt(1e9)}`;
  const { tripUrl } = await read(portal.get(`/api/portal/bookings/${made.id}`), portalBooking);
  const address = { mode: "test", url: `http://127.0.0.1:65001/${mark}`, event_types: ["booking.created"] };
  const { endpoint } = await read(portal.post("/api/portal/callbacks", { data: address }), callbackEndpointSecret);
  const { item } = await read(portal.post("/api/portal/keys", { data: { name: mark, mode: "test", scopes: ["read"] } }), newApiKey);
  await portal.dispose();
  const words = [mark, made.booking_number, person.last_name, person.doc_number, "Dilnoza Namunaviy"];
  return { bookingId: made.id, tripToken: tripUrl?.split("/").at(-1) ?? "", endpointId: endpoint.id, keyId: item.id, words };
}

/** Leaves nothing of it behind. */
export async function uproot({ bookingId, endpointId, keyId }: Planted): Promise<void> {
  await (await Partner.signIn(FIRST_AGENT)).ok("DELETE", `/api/v1/booking/${bookingId}/cancel-unpaid`, statusOnly);
  const portal = await openPortal();
  for (const path of [`/api/portal/callbacks/${endpointId}`, `/api/portal/keys/${keyId}`])
    expect((await portal.delete(path)).status()).toBe(200);
  await portal.dispose();
}

async function openPortal(): Promise<APIRequestContext> {
  return requests.newContext({ baseURL: BASE_URL, storageState: await sessionOf(), extraHTTPHeaders: { "x-parvoz-portal": "1" } });
}

async function read<Schema extends z.ZodType>(answer: ReturnType<APIRequestContext["fetch"]>, schema: Schema): Promise<z.output<Schema>> {
  const response = await answer;
  const json: unknown = await response.json();
  expect(response.status(), JSON.stringify(json)).toBe(200);
  return schema.parse(envelope(z.unknown()).parse(json).data);
}
