import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Given, Order, Took } from "./asker";
import type { Prepared } from "./prepare";

export interface Asker {
  ask: (order: Order) => Promise<Took>;
  stop: () => Promise<void>;
}

/** Starts a process that asks the database of the environment. */
export function startAsker(env: NodeJS.ProcessEnv, given: Given): Asker {
  const child = start("asker.ts", JSON.stringify(given), env);
  const exited = once(child, "exit");
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        child.once("message", (took: Took) => resolve(took));
        exited.then(() => reject(new Error(`the process that asks for ${order.page} ended`)));
        child.send(order);
      }),
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

/** Opens the agencies of the environment's database and sells what will be copied, in a process that has ended then. @param folder for files */
export async function prepareAgencies(env: NodeJS.ProcessEnv, folder: string): Promise<Prepared> {
  const child = start("prepare.ts", folder, env);
  const exited = once(child, "exit");
  const prepared = await new Promise<Prepared>((resolve, reject) => {
    child.once("message", (message: Prepared) => resolve(message));
    exited.then(() => reject(new Error("nothing was sold that could be copied")));
  });
  await exited;
  return prepared;
}

function start(file: string, argument: string, env: NodeJS.ProcessEnv) {
  return fork(path.join(import.meta.dirname, file), [argument], { env, execArgv: ["--import", "tsx"] });
}
