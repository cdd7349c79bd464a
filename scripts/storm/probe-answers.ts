import { setTimeout as pause } from "node:timers/promises";
import type { HttpClient } from "./http-client";

const EVERY_MS = 100;

interface Probe {
  client: HttpClient;
  /** Of the servers. */
  ports: readonly number[];
  token: string;
}

/**
 * Asks each server every 100 ms for what it has to read from the database.
 * @returns a function that ends it, with the longest that any of the servers answered nothing at all, milliseconds
 */
export function probeAnswers({ client, ports, token }: Probe): () => Promise<number> {
  let isOver = false;
  const silences = ports.map(async (port) => {
    const asked: Promise<void>[] = [];
    let [last, longest] = [performance.now(), 0];
    const heard = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    };
    const ask = async () => {
      const { status } = await client.send({ port, method: "GET", path: "/api/v1/accounts/check-balance", token });
      if (status !== null) heard();
    };
    while (!isOver) {
      asked.push(ask());
      await pause(EVERY_MS);
    }
    // One that is still waited for counts until now: what comes later is not of this fault.
    heard();
    void Promise.all(asked);
    return longest;
  });
  return async () => {
    isOver = true;
    return Math.max(...(await Promise.all(silences)));
  };
}
