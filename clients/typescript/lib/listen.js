import { setTimeout as wait } from "node:timers/promises";
import { signWebhook } from "./sign-webhook.js";

const PAGE = 100;
/** As a webhook's receiver has. */
const ANSWER_MS = 15_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Reads the list of events on and on, and posts each of them, one after the other, with the body and the headers of a webhook. None is left out: the next
 * one waits until this one was taken (2xx), and the place is kept after each.
 * @param place where the list was left, see listen-place.js
 * @param start `now` or `oldest`, where there is no place yet
 * @param report gets a line for each attempt
 * @throws ParvozError where the service refuses to list events; the signal's reason once it is aborted
 */
export async function listen({ parvoz, forwardTo, secret, types, start, place, report, intervalMs = 2000, signal }) {
  let { cursor, taken } = place.read();
  report(
    cursor === undefined && taken === undefined
      ? `Listening, beginning with the ${start === "now" ? "next" : "oldest"} event`
      : "Listening, going on where it was left",
  );
  for (;;) {
    signal?.throwIfAborted();
    // Who has taken an event of the first page without a cursor had begun with the oldest one.
    const from = cursor === undefined ? { start: taken === undefined ? start : "oldest" } : { cursor };
    const page = await nextPage(parvoz, { types, limit: PAGE, ...from }, report, signal);
    // Part of this page was taken before the place was left.
    const left = page?.items.slice(page.items.findIndex(({ id }) => id === taken) + 1) ?? [];
    for (const event of left) {
      await forward(event, { forwardTo, secret, report, intervalMs, signal });
      place.keep({ cursor, taken: event.id });
    }
    if (page && page.next_cursor !== cursor) {
      cursor = page.next_cursor;
      taken = undefined;
      place.keep({ cursor });
    }
    if (page?.items.length !== PAGE) await wait(intervalMs, undefined, { signal });
  }
}

/** Null where there is none for the moment. */
async function nextPage(parvoz, query, report, signal) {
  try {
    return await parvoz.listEvents(query, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    // What the service refuses it will refuse again, and an address that redirects is another one's; when it is away, or the network, that passes.
    if (error.status >= 300 && error.status < 500 && error.status !== 410 && error.status !== 429) throw error;
    report(`not reached: ${error.message}`);
    return null;
  }
}

/** Until it is taken. */
async function forward({ id, body }, { forwardTo, secret, report, intervalMs, signal }) {
  const text = JSON.stringify(body);
  const line = `${body.occurred_at}  ${body.type}  ${id}`;
  for (let attempt = 0; ; attempt++) {
    const outcome = await post(forwardTo, { "content-type": "application/json", ...signWebhook(secret, id, text) }, text, signal);
    if (/^2\d\d$/.test(outcome)) return report(`${line}  ${outcome}`);
    const pause = Math.min(LONGEST_PAUSE_MS, intervalMs * 2 ** Math.min(attempt, 10));
    report(`${line}  ${outcome}, again in ${pause / 1000} s`);
    await wait(pause, undefined, { signal });
  }
}

/** The status of the answer, or why there was none. */
async function post(url, headers, body, signal) {
  const over = AbortSignal.timeout(ANSWER_MS);
  try {
    const ended = signal ? AbortSignal.any([signal, over]) : over;
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: ended });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    signal?.throwIfAborted();
    return over.aborted ? `no answer within ${ANSWER_MS / 1000} s` : `no answer (${error.cause?.code ?? error.message})`;
  }
}
