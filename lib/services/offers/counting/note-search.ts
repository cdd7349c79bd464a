import { runStatement } from "@/lib/db";
import { tashkentText } from "@/lib/domain/tashkent";
import { log, traceOf } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { processWide } from "@/lib/util/process-wide";
import { type DayOfSearches, SearchCounter } from "./search-counter";

const EVERY_MS = 60_000;

/** In one order, so that two processes never wait for each other. */
const ADD = {
  name: "add_search_counts",
  text: `
    insert into search_count as c (partner_id, day, searches)
    select * from unnest($1::uuid[], $2::date[], $3::integer[]) order by 1, 2
    on conflict (partner_id, day) do update set searches = c.searches + excluded.searches`,
};

async function write(rows: readonly DayOfSearches[]): Promise<void> {
  await runStatement(ADD, [
    rows.map(({ partnerId }) => partnerId),
    rows.map(({ day }) => day),
    rows.map(({ searches }) => String(searches)),
  ]);
}

const onFailure = (error: unknown) => log.warn({ error: traceOf(error) }, "searches could not be counted yet");

const counter = () => processWide("searches", () => new SearchCounter({ write, onFailure, everyMs: EVERY_MS }));

interface Searched {
  partner: Pick<PartnerContext, "id" | "mode">;
  /** The query as it was sent. */
  search: string;
  now: Date;
}

/**
 * Counts a search that was answered, from memory too. Test mode is not counted, nor is a further page of the same search. It is written down within a
 * minute; nobody waits for it, and what a process that is killed has not written is lost.
 */
export function noteSearch({ partner: { id, mode }, search, now }: Searched): void {
  if (mode !== "live" || /[?&]cursor=/.test(search)) return;
  counter().add({ partnerId: id, day: tashkentText(now).slice(0, 10), searches: 1 });
}

/** Resolves when all searches so far are written down, or kept for later. */
export function searchesCounted(): Promise<void> {
  return counter().flush();
}
