import { freezeMachine, killMachine, killPostmaster, leader, members, startMachine } from "./database";
import type { Machine } from "./layout";
import { type Load, startLoad } from "./load";
import { pause, until } from "./wait";
import { isWhole } from "./whole";

/** Before the first kill and after the last one, milliseconds. */
const QUIET_MS = 5_000;
/** Writes are back within it, milliseconds. */
const PROMISED_MS = 30_000;
/** So long may it take until everything replicates again. */
const WHOLE_WITHIN_S = 180;

/** Ways to lose a leader, one after the other. Each says what brings its machine back. */
const LOSSES: readonly { what: string; lose: (leader: Machine) => () => void }[] = [
  { what: "PostgreSQL and Patroni killed", lose: (machine) => killed(() => killMachine(machine, { etcd: false }), machine) },
  { what: "its postmaster killed", lose: (machine) => killed(() => killPostmaster(machine), machine) },
  { what: "PostgreSQL, Patroni and etcd killed", lose: (machine) => killed(() => killMachine(machine, { etcd: true }), machine) },
  { what: "frozen, and woken when another one leads", lose: freezeMachine },
];

function killed(kill: () => void, machine: Machine): () => void {
  kill();
  return () => startMachine(machine);
}

/**
 * Loses the leader so many times under load, in every way in turn. The next time comes when the cluster is whole again.
 * @returns whether nothing else was lost, no search failed, and writes were back in time
 */
export async function failOver(times: number): Promise<boolean> {
  const load = await startLoad();
  await pause(QUIET_MS);
  const recoveries: number[] = [];
  for (let time = 1; time <= times; time++) recoveries.push(await loseOnce(time, load));
  await pause(QUIET_MS);
  const isAsSaid = await load.stop();
  const sorted = recoveries.toSorted((one, other) => one - other);
  console.log(`writes back after: median ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}, longest ${seconds(sorted.at(-1) ?? 0)}`);
  return isAsSaid && load.record.failedSearches.size === 0 && recoveries.every((each) => each <= PROMISED_MS);
}

async function loseOnce(time: number, { record }: Load): Promise<number> {
  const lost = await until("a leader", leader);
  const way = LOSSES[(time - 1) % LOSSES.length];
  if (!way) throw new Error("There is no way to lose a leader.");
  const moment = performance.now();
  const bringBack = way.lose(lost);
  const recovery = await until("writes are back", async () => record.recoveredAfter(moment), 120);
  bringBack();
  await until("the cluster is whole", async () => isWhole(await members()), WHOLE_WITHIN_S);
  const next = await leader();
  console.log(`${time}: ${lost.name}, ${way.what}; now ${next?.name}; writes back after ${seconds(recovery)}`);
  await pause(QUIET_MS);
  return recovery;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
