import { z } from "zod";
import { runStatement } from "@/lib/db";
import { NONE, type WrongAnswers } from "@/lib/domain/guessing/slowing";

const READ = {
  name: "read_guesses",
  text: `
    select g.key, g.failures, g.failed_at as "failedAt" from guess_count g where g.key = any($1::text[])
    union all
    select k.key, 0, k.expires_at from known_place k where k.key = $2 and k.expires_at > $3::timestamptz`,
};
const rows = z.array(z.object({ key: z.string(), failures: z.int(), failedAt: z.date() }));

/**
 * Wrong answers by key, and whether a place is known, in one statement whatever there is of them.
 * @param place empty where none is asked about
 */
export async function readGuesses(keys: readonly string[], place: string, now: Date) {
  const found = rows.parse(await runStatement(READ, [keys, place, now]));
  const byKey = new Map(found.map(({ key, failures, failedAt }) => [key, { count: failures, lastAt: failedAt.getTime() }]));
  return { isKnown: byKey.has(place), of: (key: string): WrongAnswers => byKey.get(key) ?? NONE };
}

/** In the order of the keys: of two that count the same, one waits. What is forgotten meanwhile is lib/domain/guessing/slowing.ts's rule. */
const COUNT = {
  name: "count_wrong_guess",
  text: `
    insert into guess_count as g (key, failures, failed_at, expires_at)
    select c.key, 1, $3::timestamptz, $3::timestamptz + c.leak::interval
      from unnest($1::text[], $2::text[]) as c (key, leak) order by c.key
    on conflict (key) do update
       set failures = 1 + greatest(0, g.failures - floor(greatest(0, extract(epoch from excluded.failed_at - g.failed_at))
                                                         / extract(epoch from excluded.expires_at - excluded.failed_at)))::integer,
           failed_at = greatest(g.failed_at, excluded.failed_at),
           expires_at = greatest(g.expires_at, excluded.failed_at) + (excluded.expires_at - excluded.failed_at)`,
};

/** Counts one wrong answer of each key. @param leaks how long it is remembered, milliseconds */
export async function countWrong(keys: readonly string[], leaks: readonly number[], now: Date): Promise<void> {
  const lasts = leaks.map((leakMs) => `${leakMs} milliseconds`);
  await runStatement(COUNT, [keys, lasts, now]);
}

const RIGHT = {
  name: "remember_place",
  text: `
    with forgotten as (delete from guess_count where key = $1)
    insert into known_place as k (key, expires_at) values ($2, $3::timestamptz)
    on conflict (key) do update set expires_at = greatest(k.expires_at, excluded.expires_at)`,
};

/** How long a place is known. */
const KNOWN_MS = 30 * 86_400_000;

/** Somebody was right: their own wrong answers are forgotten, and their place is known. */
export async function rememberPlace(own: string, place: string, now: Date): Promise<void> {
  await runStatement(RIGHT, [own, place, new Date(now.getTime() + KNOWN_MS)]);
}
