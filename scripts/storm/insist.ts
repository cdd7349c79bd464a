import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account";
import type { HttpClient, Reply, Request } from "./http-client";

/** A repetition may overcome these by itself (docs/guides): a broken connection, too many requests, being worked on, and the database away. */
const NOT_FINAL: readonly (number | null)[] = [null, 410, 429, 503];
const PAUSE_MS = 150;
/** Who has no final answer by then has lost the service: longer than any fault, also than minutes in which everything is killed again and again. */
const GIVE_UP_MS = 900_000;

interface Insist {
  client: HttpClient;
  account: Account;
  /** Where each attempt goes. */
  portOf: () => number;
  request: Omit<Request, "port">;
}

/**
 * Sends the same request until a final answer comes, as the guide asks partners' programs to do, and notes how long that took. A status from
 * 500 up other than 503 is illegal.
 */
export async function insist({ client, account, portOf, request }: Insist): Promise<Reply> {
  const began = performance.now();
  let firstFailure: number | null = null;
  for (;;) {
    const port = portOf();
    const sent = performance.now();
    const reply = await client.send({ ...request, port });
    const isWrong = reply.status !== null && reply.status >= 500 && reply.status !== 503;
    if (isWrong) account.complain(`${request.method} ${operationOf(request.path)} at :${port}: ${reply.status}`);
    const isFinal = !isWrong && !NOT_FINAL.includes(reply.status);
    if (isFinal && firstFailure !== null) account.longestOutageMs = Math.max(account.longestOutageMs, performance.now() - firstFailure);
    if (reply.status === 200) account.lastWrite.set(port, Math.max(account.lastWrite.get(port) ?? 0, sent));
    if (isFinal) return reply;
    firstFailure ??= sent;
    if (performance.now() - began > GIVE_UP_MS) {
      account.complain(
        `${request.method} ${operationOf(request.path)}: no final answer within ${GIVE_UP_MS / 1000} s, the last was ${reply.status}`,
      );
      account.longestOutageMs = Math.max(account.longestOutageMs, performance.now() - firstFailure);
      return reply;
    }
    await pause(PAUSE_MS);
  }
}

/** A path without its ids. */
function operationOf(path: string): string {
  return path.replace(/(offers|booking)\/[^/]+/, "$1/…");
}
