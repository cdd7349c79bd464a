/**
 * Whether time tells what exists: a program asks for things of another partner and for things that nobody has, by turns, and both must be refused in
 * the same time (docs/promises.md, 12).
 */
import { randomInt } from "node:crypto";
import { z } from "zod";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { bookingBody, bookingIdOf, inDays } from "@/scripts/storm/buyer";
import { HttpClient, type Request } from "@/scripts/storm/http-client";
import { freePort } from "../scripts/lib/build/prepare.mjs";
import { seeded } from "../scripts/lib/database/seeded";
import { startTier } from "../scripts/lib/launch/launch.mjs";
import type { BenchPart, Figure } from "./lib/figure";
import { findOffers, openPartner, type Partner, searchPath } from "./lib/partner";
import { makeProduct } from "./lib/product";
import { median, rankTest } from "./sameness/rank-test";

const GROUP = "Sameness";
/** Things of the other partner, of each kind. */
const THINGS = 8;
/** Asked of each path before it is measured: code that runs often is compiled again, and faster. */
const WARM_UP = 200;
/** Whoever guesses by time needs more than this. */
const MOST_APART = { percent: 5, auc: 0.05 };
/** Nothing listens there. */
const CLOSED_PORT = "https://127.0.0.1:65001/";

/** What is asked for by an id, and what body goes with it. */
type Ask = Pick<Request, "method" | "body"> & { path: (id: string) => string };

const of =
  (room: string, rest = "") =>
  (id: string) =>
    `/api/v1/${room}/${id}${rest}`;

/** Reading and writing, by what the id is of. */
const ASKS: Readonly<Record<"booking" | "offer" | "webhook", readonly Ask[]>> = {
  booking: [
    { method: "GET", path: of("booking") },
    { method: "GET", path: of("booking", "/refunds") },
    { method: "GET", path: of("booking", "/refund-options") },
    { method: "GET", path: of("booking", "/rules") },
    { method: "POST", path: of("booking", "/payment") },
    { method: "DELETE", path: of("booking", "/cancel-unpaid") },
  ],
  offer: [
    { method: "GET", path: of("offers") },
    { method: "GET", path: of("offers", "/rules") },
    { method: "POST", path: of("offers", "/booking"), body: bookingBody(seeded(1)) },
  ],
  webhook: [
    { method: "GET", path: of("webhooks", "/deliveries") },
    { method: "POST", path: of("webhooks"), body: "{}" },
    { method: "POST", path: of("webhooks", "/test") },
  ],
};

type Kind = keyof typeof ASKS;

export const run: BenchPart = async ({ short }) => {
  const product = await makeProduct({ demo: true, own: { WEBHOOK_TRUSTED_HOSTS: "127.0.0.1" } });
  try {
    const port = await freePort();
    const tier = await startTier({ env: product.env, port, processes: 1 });
    try {
      const ids = await makeThings(await openPartner("OWNER", port));
      const stranger = await withEveryScope(await openPartner("STRANGER", port));
      const figures: Figure[] = [];
      for (const kind of ["booking", "offer", "webhook"] as const)
        for (const ask of ASKS[kind]) figures.push(...(await compare(ask, ids[kind], stranger, short ? 200 : 3_000)));
      return figures;
    } finally {
      await tier.stop();
    }
  } finally {
    await product.stop();
  }
};

/** A partner's program with a key: tokens of a sign-in may nothing about addresses of messages. */
async function withEveryScope({ partnerId, port }: Partner & { partnerId: string }): Promise<Partner> {
  const { id: userId } = await db().user.findFirstOrThrow({ where: { partnerId }, select: { id: true } });
  const { key } = await createApiKey({ partnerId, userId, name: "Stranger", mode: "live", scopes: ALL_SCOPES, now: new Date() });
  return { token: key, port };
}

/** Ids of a partner's things, by their kind. */
async function makeThings(owner: Partner & { partnerId: string }): Promise<Record<Kind, string[]>> {
  const found = await findOffers(owner, searchPath({ to: "IST", date: inDays(60) }, THINGS));
  const offer = found.map(({ id }) => id);
  const random = seeded(7);
  const booking: string[] = [];
  const webhook: string[] = [];
  for (let made = 0; made < THINGS; made++) {
    const response = await fetch(`http://127.0.0.1:${owner.port}/api/v1/offers/${offer[0]}/booking`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}` },
      body: bookingBody(random),
    });
    booking.push(bookingIdOf(await response.text()));
    const asked = { mode: "live", kind: "webhook", url: `${CLOSED_PORT}${made}`, event_types: [], email: "", now: new Date() } as const;
    webhook.push((await createEndpoint({ ...asked, partnerId: owner.partnerId })).endpoint.id);
  }
  return { booking, offer, webhook };
}

/** Asks for a foreign thing and for an unknown one, in an order by chance, so often; one request after the other on one connection. */
async function compare({ method, path, body }: Ask, foreign: readonly string[], stranger: Partner, pairs: number): Promise<Figure[]> {
  const client = new HttpClient();
  const answers = new Set<string>();
  const times = { foreign: [] as number[], unknown: [] as number[] };
  const ask = async (kind: keyof typeof times, isMeasured: boolean) => {
    const known = foreign[randomInt(foreign.length)] ?? "";
    const {
      ms,
      status,
      body: text,
    } = await client.send({
      ...{ port: stranger.port, token: stranger.token, method, path: path(kind === "foreign" ? known : unlike(known)) },
      ...(body !== undefined && { body }),
    });
    answers.add(`${status} ${refusal.parse(JSON.parse(text)).error_code}`);
    if (isMeasured) times[kind].push(ms);
  };
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const order = randomInt(2) === 0 ? (["foreign", "unknown"] as const) : (["unknown", "foreign"] as const);
    for (const kind of order) await ask(kind, pair >= 0);
  }
  client.close();
  if (answers.size !== 1) throw new Error(`${method} ${path("ID")} tells them apart without a clock: ${[...answers].join(", ")}`);
  return figuresOf(`${method} ${path("ID")}`, times);
}

const refusal = z.object({ error_code: z.int() });

/** An id of the same form that nobody has: some characters in the middle of its last part are others. */
function unlike(id: string): string {
  const digits = /^[0-9a-f-]{36}$/.test(id) ? "0123456789abcdef" : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const other = () => digits[randomInt(digits.length)] ?? "";
  return id.slice(0, -9) + other() + other() + other() + other() + other() + other() + other() + other() + id.slice(-1);
}

function figuresOf(name: string, { foreign, unknown }: { foreign: number[]; unknown: number[] }): Figure[] {
  const [theirs, nobodys] = [median(foreign), median(unknown)];
  const { auc, p } = rankTest(foreign, unknown);
  const note = `${name}: another's ${theirs.toFixed(3)} ms, nobody's ${nobodys.toFixed(3)} ms (medians of ${foreign.length} each); AUC ${auc.toFixed(3)}, p ${p.toFixed(3)}`;
  return [
    {
      ...{ group: GROUP, name: `${name}: medians apart`, unit: "%", note },
      ...{ value: (Math.abs(theirs - nobodys) / nobodys) * 100, limit: { atMost: MOST_APART.percent } },
    },
    { ...{ group: GROUP, name: `${name}: AUC away from 0.5`, unit: "" }, value: Math.abs(auc - 0.5), limit: { atMost: MOST_APART.auc } },
  ];
}
