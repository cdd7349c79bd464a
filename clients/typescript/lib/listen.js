import { setTimeout as wait } from "node:timers/promises";
import { signWebhook } from "./sign-webhook.js";

const PAGE = 100;
const ATTEMPTS = 3;
/** As a webhook's receiver has. */
const ANSWER_MS = 15_000;

/**
 * Reads the list of events on and on, and posts each of them, one after the other, with the body and the headers of a webhook.
 * @param report gets a line for each event
 * @param start `now` or `oldest`
 * @throws ParvozError where the key is refused; the signal's reason once it is aborted
 */
export async function listen({ parvoz, forwardTo, secret, types, start, report, intervalMs = 2000, signal }) {
  let from = { start };
  for (;;) {
    signal?.throwIfAborted();
    const page = await nextPage(parvoz, { types, limit: PAGE, ...from }, report);
    for (const event of page?.items ?? []) report(await forward(event, { forwardTo, secret, intervalMs }));
    if (page && from.start) report(`Listening, beginning with ${start === "now" ? "the next event" : "the oldest event"}`);
    if (page) from = { cursor: page.next_cursor };
    if (page?.items.length !== PAGE) await wait(intervalMs, undefined, { signal });
  }
}

/** Null where there is none for the moment. */
async function nextPage(parvoz, query, report) {
  try {
    return await parvoz.listEvents(query);
  } catch (error) {
    // What the service refuses it will refuse again; when it is away, or the network, that passes.
    if (error.status >= 400 && error.status < 500 && error.status !== 429) throw error;
    report(`not reached: ${error.message}`);
    return null;
  }
}

async function forward({ id, body }, { forwardTo, secret, intervalMs }) {
  const text = JSON.stringify(body);
  const line = `${body.occurred_at}  ${body.type}  ${id}`;
  let outcome = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await wait(intervalMs);
    const headers = { "content-type": "application/json", ...signWebhook(secret, id, text) };
    outcome = await post(forwardTo, headers, text);
    if (outcome.startsWith("2")) break;
  }
  return `${line}  ${outcome}`;
}

/** The status of the answer, or why there was none. */
async function post(url, headers, body) {
  try {
    const { status } = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(ANSWER_MS) });
    return String(status);
  } catch (error) {
    return `no answer (${error.cause?.code ?? error.message})`;
  }
}
