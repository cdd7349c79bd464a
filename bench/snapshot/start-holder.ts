import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Query } from "../lib/queries";
import type { Order, Prepared, Seen } from "./holder";

export interface Holder {
  /** Makes it hold the schedule, the fares and the seats. */
  prepare: () => Promise<Prepared>;
  /** Resolves when searches are made from another snapshot than now. */
  watch: () => Promise<Seen>;
  stop: () => Promise<void>;
}

/** Starts a process that searches on the database of the environment. @param queries what it looks for, over and over */
export function startHolder(env: NodeJS.ProcessEnv, queries: readonly Query[]): Holder {
  const child = fork(path.join(import.meta.dirname, "holder.ts"), { env, execArgv: ["--expose-gc", "--import", "tsx"] });
  const exited = once(child, "exit");
  const ask = <Report>(what: Order["what"]) =>
    new Promise<Report>((resolve, reject) => {
      child.once("message", (report: Report) => resolve(report));
      exited.then(() => reject(new Error("the process that searches ended")));
      child.send({ what, queries } satisfies Order);
    });
  return {
    prepare: () => ask<Prepared>("prepare"),
    watch: () => ask<Seen>("watch"),
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
