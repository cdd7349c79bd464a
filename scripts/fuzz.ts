// npm run fuzz [-- --seed N --requests 10000 --only TEXT --dist .next]: starts the product with demonstration data and sends odd requests to every
// path of it. Exit code 0: none was answered 5xx, cut off, late or against the OpenAPI document; 2: some were; 1: it could not be run.
import { parseArgs } from "node:util";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { createApiKey } from "@/lib/services/access/create-api-key";
import { type FuzzRow, fuzzTarget } from "./fuzz/fuzz-target";
import { knownValues } from "./fuzz/known-values";
import { printFuzz } from "./fuzz/print-fuzz";
import type { Credentials } from "./fuzz/requests";
import type { Known } from "./fuzz/schema-values";
import { signIn } from "./fuzz/sign-in";
import { INTERFACE, nameOf, PAGES, PORTAL, type Target } from "./fuzz/targets";
import { createChecker } from "./lib/check-answer.mjs";
import { seeded } from "./lib/seeded";
import { type Buyer, bookingBody, bookingIdOf, findOffer, inDays, openBuyer } from "./storm/buyer";
import { FLIGHTS, INVENTED } from "./storm/flights";
import { type Product, startProduct } from "./storm/product";

const FOUND = 2;
/** Of the demonstration (prisma/seed.ts), which lets its operators in without a second factor. */
const PASSWORD = "parvoz-demo-2026";
const ADMIN = { email: "agent@parvoz.example", password: PASSWORD, reads: "/api/portal/keys" };
const OPERATOR = { email: "operator@parvoz.example", password: PASSWORD, reads: "/api/operator/refund-requests" };
const BOOKINGS = 8;
const MOST_TOLD = 5;

function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      requests: { type: "string", default: "10000" },
      only: { type: "string", default: "" },
      dist: { type: "string", default: ".next" },
    },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  const requests = Number(values.requests);
  if (!Number.isSafeInteger(seed)) throw new Error("--seed must be a whole number.");
  if (!Number.isSafeInteger(requests) || requests < 1) throw new Error("--requests must be a whole number above 0.");
  return { seed, requests, only: values.only, distDir: values.dist };
}

/** Every other booking is paid. */
async function makeBookings(buyer: Buyer, port: number, seed: number): Promise<{ offers: string[]; bookings: string[] }> {
  const random = seeded(seed);
  const headers = { authorization: `Bearer ${buyer.token}` };
  const { id: offer } = await findOffer(buyer, port, { flight: FLIGHTS.wide, date: inDays(40) });
  const bookings: string[] = [];
  for (let made = 0; made < BOOKINGS; made++) {
    const at = `http://127.0.0.1:${port}/api/v1`;
    const booked = await fetch(`${at}/offers/${offer}/booking`, { method: "POST", headers, body: bookingBody(random) });
    const id = bookingIdOf(await booked.text());
    if (made % 2 === 0) await fetch(`${at}/booking/${id}/payment`, { method: "POST", headers });
    bookings.push(id);
  }
  return { offers: [offer], bookings };
}

async function knownIn({ ports }: Product, buyer: Buyer, seed: number): Promise<Known> {
  const { offers, bookings } = await makeBookings(buyer, ports.tier, seed);
  const rows = await db().booking.findMany({ where: { id: { in: bookings } }, select: { publicToken: true } });
  return knownValues({
    airports: ["TAS", "SKD", "IST", "DXB", INVENTED.to],
    airlines: ["HY", "TK", INVENTED.carrier],
    days: [30, 40, 41].map(inDays),
    ...{ offers, bookings, tokens: rows.map(({ publicToken }) => publicToken) },
  });
}

/** Of test mode, which the buyer's partner gets with it. */
async function testKeyOf({ partnerId }: Buyer): Promise<string> {
  const { id: userId } = await db().user.findFirstOrThrow({ where: { partnerId }, select: { id: true } });
  const asked = { partnerId, userId, name: "Fuzz", mode: "test", scopes: ALL_SCOPES, now: new Date() } as const;
  return (await createApiKey(asked)).key;
}

/** The interface on both servers, everything else on the one that has it. */
function runsOf({ ports }: Product): { target: Target; port: number; server: string }[] {
  const [portal, tier] = [
    { port: ports.portal, server: "portal" },
    { port: ports.tier, server: "tier" },
  ];
  return [
    ...INTERFACE.flatMap((target) => [portal, tier].map((at) => ({ target, ...at }))),
    ...[...PORTAL, ...PAGES].map((target) => ({ target, ...portal })),
  ];
}

async function main(): Promise<void> {
  const { seed, requests, only, distDir } = readOptions();
  console.log(`Seed ${seed}: npm run fuzz -- --seed ${seed} --requests ${requests}`);
  const product = await startProduct({ distDir });
  const rows: FuzzRow[] = [];
  try {
    const buyer = await openBuyer({ code: "FUZZ", port: product.ports.tier });
    const known = await knownIn(product, buyer, seed);
    const credentials: Credentials = {
      program: { authorization: `Bearer ${buyer.token}` },
      tester: { authorization: `Bearer ${await testKeyOf(buyer)}` },
      admin: await signIn(product.ports.portal, ADMIN),
      operator: await signIn(product.ports.portal, OPERATOR),
      nobody: {},
    };
    const violationsOf = createChecker(buildDocument("http://127.0.0.1/api/v1"));
    for (const { target, port, server } of runsOf(product).filter(({ target }) => nameOf(target).includes(only))) {
      const share = target.path.startsWith("/api/v1") ? Math.ceil(requests / 2) : requests;
      const check = target.path.startsWith("/api/v1") ? { check: violationsOf } : {};
      const row = await fuzzTarget({ target, port, known, credentials, requests: share, seed, ...check });
      rows.push({ ...row, name: `${row.name}, ${server}` });
      console.log(`${row.name}, ${server}: ${row.illegal.length === 0 ? "nothing found" : `${row.illegal.length} found`}`);
      for (const what of row.illegal.slice(0, MOST_TOLD)) console.log(`  ${what}`);
    }
  } finally {
    await product.stop();
  }
  console.log(`\n${printFuzz(rows)}\n\nSeed ${seed}`);
  if (rows.some(({ illegal }) => illegal.length > 0)) process.exitCode = FOUND;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
