/** A process that asks one database for pages, as the product's do: told by messages which, it says what they took. */
import fs from "node:fs";
import { z } from "zod";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { loadReference } from "@/lib/reference/load-reference";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { directionOf } from "@/lib/suppliers/port/selling";
import { cpuMilliseconds } from "../lib/measure";
import { WIDE } from "../writing/wide-flight";
import { type Agency, partnerOf } from "./agency";
import { findOffer } from "./find-offer";
import { type Asked, PAGES, WRITES } from "./pages";

export interface Order {
  /** A name in PAGES or WRITES. */
  page: string;
  turn: number;
}

export interface Took {
  /** Processor time of this process and of the database's together. */
  cpuMs: number;
  clockMs: number;
}

/** A parent hands this to the process as its argument, as JSON. */
export interface Given {
  agency: Agency;
  /** Process id of the database's first process. */
  postgres: number;
}

/** Days on which bookings that are measured fly. */
const FLIGHTS = 5;
const SAMPLES = 100;

const sampleRows = z.array(z.object({ id: z.string(), number: z.string(), pnr: z.string(), ticket: z.string() }));

async function prepare({ agency: { id, agents } }: Given): Promise<Asked> {
  await loadReference();
  const partner = partnerOf(id);
  const now = new Date();
  const samples = sampleRows.parse(
    await db().$queryRaw`
      select b.id::text as id, b.booking_number as number, t.pnr, t.ticket_number as ticket
        from booking b cross join lateral (select pnr, ticket_number from ticket where booking_id = b.id order by id limit 1) t
       where b.partner_id = ${id}::uuid and b.status = 'ticketed' order by md5(b.id::text) limit ${SAMPLES}`,
  );
  const offers = [];
  for (let day = 0; day < FLIGHTS; day++) offers.push(await wideOffer(partner, now, day));
  return { partner, agent: agents[0] ?? "", samples, offers, now, made: [], paid: [] };
}

async function wideOffer(partner: PartnerContext, now: Date, day: number): Promise<string> {
  const direction = directionOf(WIDE.from, WIDE.to, addDays(now.toISOString().slice(0, 10), 40 + day));
  const offerId = await findOffer({ partner, direction, adults: 1, now }, ({ carrier }) => carrier === WIDE.carrier);
  if (offerId === null) throw new Error("the wide flight is not offered");
  return offerId;
}

/** CPU of the database's processes, milliseconds by their ids. One may end while it is looked at. */
function cpuOfProcesses(postgres: number): Map<number, number> {
  const children = fs.readFileSync(`/proc/${postgres}/task/${postgres}/children`, "utf8").match(/\d+/g) ?? [];
  return new Map(children.flatMap((pid) => cpuOf(pid)));
}

function cpuOf(pid: string): [number, number][] {
  try {
    return [[Number(pid), Number.parseInt(fs.readFileSync(`/proc/${pid}/schedstat`, "utf8"), 10) / 1e6]];
  } catch {
    return [];
  }
}

async function measure(asked: Asked, { page, turn }: Order, postgres: number): Promise<Took> {
  const ask = PAGES[page] ?? WRITES[page];
  if (!ask) throw new Error(`there is no page ${page}`);
  const before = cpuOfProcesses(postgres);
  const [cpu, clock] = [cpuMilliseconds(), performance.now()];
  await ask(asked, turn);
  const [clockMs, ownMs] = [performance.now() - clock, cpuMilliseconds() - cpu];
  const databaseMs = [...cpuOfProcesses(postgres)].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? used), 0);
  return { clockMs, cpuMs: ownMs + databaseMs };
}

const given: Given = JSON.parse(process.argv[2] ?? "{}");
const ready = prepare(given);
process.on("message", async (order: Order) => {
  process.send?.(await measure(await ready, order, given.postgres));
});
