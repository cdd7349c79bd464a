import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { HolderReport } from "./holder";

type Reported<Said extends HolderReport["said"]> = Extract<HolderReport, { said: Said }>;

export interface Holder {
  prepare(): Promise<Reported<"ready">>;
  /** Resolves when searches are made from another snapshot than now. */
  watch(): Promise<Reported<"newer">>;
  stop(): Promise<void>;
}

/** Starts a process that holds the snapshot of a database, and gives it something to do. */
export function startHolder(env: NodeJS.ProcessEnv): Holder {
  const child = fork(path.join(import.meta.dirname, "holder.ts"), { env, execArgv: ["--expose-gc", "--import", "tsx"] });
  const exited = once(child, "exit");
  const ask = (wanted: string) =>
    new Promise<HolderReport>((resolve, reject) => {
      child.once("message", (report: HolderReport) => resolve(report));
      exited.then(() => reject(new Error("the process that holds the snapshot ended")));
      child.send(wanted);
    });
  return {
    prepare: async () => expectReport(await ask("prepare"), "ready"),
    watch: async () => expectReport(await ask("watch"), "newer"),
    stop: async () => {
      child.send("stop");
      await exited;
    },
  };
}

function expectReport<Said extends HolderReport["said"]>(report: HolderReport, said: Said): Reported<Said> {
  if (isReport(report, said)) return report;
  throw new Error(`expected ${said}, not ${report.said}`);
}

function isReport<Said extends HolderReport["said"]>(report: HolderReport, said: Said): report is Reported<Said> {
  return report.said === said;
}
