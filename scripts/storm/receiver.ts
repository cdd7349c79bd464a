import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import type { Account } from "./account";

/** What a receiver does with what it is sent: acknowledges it, answers 500, breaks the connection, or says nothing. */
export type Manner = "well" | "failing" | "breaking" | "silent";

/** What is announced must have arrived by then: jobs of a dead worker are taken over within 30 s, and a first failure is repeated after 5 s. */
const TOLD_WITHIN_MS = 120_000;
const LOOK_MS = 500;

/** A partner's receiver of webhooks. It remembers what it has acknowledged. */
export class Receiver {
  readonly acknowledged = new Set<string>();
  manner: Manner = "well";
  private readonly server = http.createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    request.resume();
    if (this.manner === "breaking") return void request.destroy();
    if (this.manner === "silent") return;
    if (this.manner === "well") this.acknowledged.add(id);
    response.writeHead(this.manner === "well" ? 204 : 500).end();
  });

  /** Opens it and has the partner's events sent to it. */
  static async open(partnerId: string): Promise<Receiver> {
    const receiver = new Receiver();
    const url = `http://127.0.0.1:${await listenLocally(receiver.server)}/`;
    await createEndpoint({ partnerId, mode: "live", kind: "webhook", url, event_types: [], email: "", now: new Date() });
    return receiver;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Announced {
  databaseUrl: string;
  partnerId: string;
  receiver: Receiver;
  account: Account;
}

/** Waits until every change of the partner's bookings is told, and complains of what is not, or is only said to be. */
export async function untilAllTold({ databaseUrl, partnerId, receiver, account }: Announced): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let [most, until] = [-1, 0];
    for (; ; await pause(LOOK_MS)) {
      const { rows } = await client.query<{ id: string; told: string | null; waiting: boolean }>(CHANGES, [partnerId]);
      const untold = rows.filter(({ told, waiting }) => waiting || told === null);
      // After minutes of trade there are thousands, and tickets that are late add more: as long as somebody is told, all will be.
      if (rows.length - untold.length > most) [most, until] = [rows.length - untold.length, performance.now() + TOLD_WITHIN_MS];
      if (untold.length > 0 && performance.now() < until) continue;
      for (const { id } of untold) account.complain(`the change ${id} was told to nobody, and no other for ${TOLD_WITHIN_MS / 1000} s`);
      for (const { id, told } of rows)
        if (told !== null && !receiver.acknowledged.has(told)) account.complain(`the change ${id} is kept as told, and was not`);
      return;
    }
  } finally {
    await client.end();
  }
}

/** Changes of bookings, the webhook that told of each, and whether the booking has another change to come. */
const CHANGES = `
  select e.id::text as id, max(w.id) as told, b.status = 'paid' and b.open_change_id is null as waiting
  from booking b
  join booking_event e on e.booking_id = b.id
  left join (webhook_event w join webhook_delivery d on d.event_id = w.id and d.state = 'delivered') on w.booking_event_id = e.id
  where b.partner_id = $1
  group by e.id, b.id`;
