import { z } from "zod";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import { addUser } from "@/lib/services/access/people/add-user";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { openSignIn, signIn } from "../lib/commands/sign-in";
import { seeded } from "../lib/database/seeded";
import { type Buyer, bookingBody, bookingIdOf, findOffer, inDays, openBuyer } from "../storm/buyer";
import { FLIGHTS, INVENTED } from "../storm/flights";
import type { Product } from "../storm/product";
import { knownValues } from "./known-values";
import type { Credentials } from "./requests";
import type { Known } from "./schema-values";

const CODE = "FUZZ";
/** Of the demonstration (prisma/seed.ts), which lets its operators in without a second factor. */
const DEMO_PASSWORD = "parvoz-demo-2026";
const OPERATOR = { email: "operator@parvoz.example", password: DEMO_PASSWORD, reads: "/api/operator/refund-requests" };
const ADMIN_EMAIL = "admin@fuzz.example";
const BOOKINGS = 8;
/** Of ten that a partner may have; the others are for requests that add some. */
const ENDPOINTS = 6;
/** Nothing listens there, and it is known at once. */
const CLOSED_PORT = "https://127.0.0.1:65001/";

/** Who asks, and what is there to be asked for. */
export interface FuzzWorld {
  known: Known;
  credentials: Credentials;
}

/** A partner of two currencies with bookings, addresses of messages, keys of both modes and an administrator, beside the demonstration's operator. */
export async function makeFuzzWorld({ ports }: Product, seed: number): Promise<FuzzWorld> {
  const buyer = await openBuyer({ code: CODE, port: ports.tier });
  await grantCurrency({ partnerCode: CODE, currency: "USD", serviceFeeMinor: 250, creditLimitMinor: 1_000_000 });
  const { id: userId } = await db().user.findFirstOrThrow({ where: { partnerId: buyer.partnerId }, select: { id: true } });
  const keyOf = async (mode: Mode) => {
    const made = await createApiKey({
      partnerId: buyer.partnerId,
      userId,
      name: `Fuzz ${mode}`,
      mode,
      scopes: ALL_SCOPES,
      now: new Date(),
    });
    return { authorization: `Bearer ${made.key}` };
  };
  const { password } = await addUser({ partnerCode: CODE, email: ADMIN_EMAIL, name: "Fuzz admin", role: "admin" });
  const { cookie, csrfToken } = await openSignIn(ports.portal);
  const credentials: Credentials = {
    program: await keyOf("live"),
    tester: await keyOf("test"),
    admin: await signIn(ports.portal, { email: ADMIN_EMAIL, password, reads: "/api/portal/keys" }),
    operator: await signIn(ports.portal, OPERATOR),
    visitor: { cookie },
    nobody: {},
  };
  return { known: await knownIn({ buyer, credentials, port: ports.tier, seed, csrfToken }), credentials };
}

interface Booked {
  buyer: Buyer;
  credentials: Credentials;
  port: number;
  seed: number;
  csrfToken: string;
}

async function knownIn({ buyer, credentials, port, seed, csrfToken }: Booked): Promise<Known> {
  const { id: offer } = await findOffer(buyer, port, { flight: FLIGHTS.wide, date: inDays(40) });
  const at = `http://127.0.0.1:${port}/api/v1`;
  const tried = await firstOfferId(`${at}/offers`, credentials.tester);
  const random = seeded(seed);
  const bookings: string[] = [];
  for (let made = 0; made < BOOKINGS; made++) {
    const isTest = made % 4 === 3;
    const headers = isTest ? credentials.tester : credentials.program;
    const booked = await fetch(`${at}/offers/${isTest ? tried : offer}/booking`, { method: "POST", headers, body: bookingBody(random) });
    const id = bookingIdOf(await booked.text());
    if (made % 2 === 0) await fetch(`${at}/booking/${id}/payment`, { method: "POST", headers });
    bookings.push(id);
  }
  const rows = await db().booking.findMany({ where: { id: { in: bookings } }, select: { publicToken: true } });
  return knownValues({
    ...{ airports: [INVENTED.from, INVENTED.to, "IST", "SKD", "DXB"], airlines: ["HY", "TK", INVENTED.carrier] },
    days: [40, 47, 41].map(inDays),
    ...{ offers: [offer, tried], bookings, tokens: rows.map(({ publicToken }) => publicToken) },
    endpoints: await makeEndpoints(buyer.partnerId),
    account: { csrfToken, email: "agent@parvoz.example", password: DEMO_PASSWORD },
  });
}

/** Of an invented flight of test mode. */
async function firstOfferId(address: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const query = new URLSearchParams({ service_class: "E", adults: "1", children: "0", infants: "0", infants_with_seat: "0" });
  query.append("directions[]", `TAS-AYT-${inDays(40)}`);
  const response = await fetch(`${address}?${query}`, { headers });
  return searched.parse(await response.json()).data[0].id;
}

const searched = z.object({ data: z.tuple([z.object({ id: z.string() })]).rest(z.unknown()) });

async function makeEndpoints(partnerId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < ENDPOINTS; made++) {
    const kind = made % 2 === 0 ? "webhook" : "status_callback";
    const asked = {
      partnerId,
      mode: "live",
      kind,
      url: `${CLOSED_PORT}${made}`,
      event_types: [],
      email: ADMIN_EMAIL,
      now: new Date(),
    } as const;
    ids.push((await createEndpoint(asked)).endpoint.id);
  }
  return ids;
}
