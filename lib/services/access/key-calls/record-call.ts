import { runStatement } from "@/lib/db";
import { log } from "@/lib/log";
import { processWide } from "@/lib/util/process-wide";
import { CallRecorder, type KeyCallRow } from "./call-recorder";

const EVERY_MS = 1_000;
const BATCH = 500;
/** Ten seconds of all that a process answers. */
const MOST = 20_000;

const INSERT = {
  name: "insert_key_calls",
  text: `
    insert into key_call (key_id, at, request_id, operation, status, duration_ms)
    select * from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::smallint[], $6::integer[])`,
};

async function write(rows: readonly KeyCallRow[]): Promise<void> {
  await runStatement(INSERT, [
    rows.map(({ keyId }) => keyId),
    rows.map(({ at }) => at.toISOString()),
    rows.map(({ requestId }) => requestId),
    rows.map(({ operation }) => operation),
    rows.map(({ status }) => String(status)),
    rows.map(({ durationMs }) => String(durationMs)),
  ]);
}

const recorder = () =>
  processWide(
    "key-calls",
    () =>
      new CallRecorder({
        write,
        everyMs: EVERY_MS,
        batch: BATCH,
        most: MOST,
        onDropped: (calls) => log.warn({ calls }, "calls with keys were not recorded"),
      }),
  );

/** Records a call with an API key within a second; nobody waits for it. */
export function recordCall(call: KeyCallRow): void {
  recorder().note(call);
}

/** Resolves when all calls so far are recorded, or dropped. */
export function callsRecorded(): Promise<void> {
  return recorder().flush();
}
