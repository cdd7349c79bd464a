import { fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Watch, Watched } from "./watcher";

/** A process that imports files, one after another. */
export interface Importer {
  /** @returns seconds; null where the process was ended meanwhile */
  importFile: (file: string) => Promise<number | null>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
}

export async function startImporter(env: NodeJS.ProcessEnv): Promise<Importer> {
  const { ask, kill } = await start("importer.ts", env);
  return { importFile: (file) => ask<number>(file), kill };
}

/** Starts to search. @returns what waits until it has seen enough of the new schedule */
export async function startWatcher(env: NodeJS.ProcessEnv, watch: Watch): Promise<() => Promise<Watched>> {
  const { ask, answer, kill } = await start("watcher.ts", env);
  await ask(watch);
  const watched = answer<Watched>();
  return async () => {
    const seen = await watched;
    await kill();
    if (!seen) throw new Error("the process that searches ended");
    return seen;
  };
}

/** A process that has said that it is ready. */
async function start(name: string, env: NodeJS.ProcessEnv) {
  const child = fork(path.join(import.meta.dirname, name), { env, execArgv: ["--import", "tsx"] });
  const exited = once(child, "exit");
  // Its next message; null where it ends before.
  const answer = <Answer>() =>
    new Promise<Answer | null>((resolve) => {
      child.once("message", (message: Answer) => resolve(message));
      exited.then(() => resolve(null));
    });
  if ((await answer()) === null) throw new Error(`${name} did not start`);
  return {
    answer,
    ask: <Answer>(order: Serializable) => {
      const answered = answer<Answer>();
      child.send(order);
      return answered;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
