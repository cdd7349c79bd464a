import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

/** A product of its own, as `DEMO=0 npm start` leaves it: an empty database, and the link that is printed once. */
export interface EmptyHouse {
  url: string;
  link: string;
  stop: () => Promise<void>;
}

/** The build that journeys run on (scripts/test.mjs), else that of `npm start`. */
const BUILD = [".next-test", ".next"].find((folder) => existsSync(`${folder}/BUILD_ID`)) ?? ".next";

/**
 * Starts the product on an empty database, on a port of its own. It ends with `stop`, and with this process.
 * @param smtpPort where it sends mails, on this machine
 */
export async function startEmptyHouse({ smtpPort }: { smtpPort: number }): Promise<EmptyHouse> {
  const args = ["--import", "tsx", "scripts/lib/launch/run-empty-house.mjs", BUILD, String(smtpPort)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url, link] = /^(http\S+) (http\S+)$/.exec(line) ?? [];
    if (url && link) return { url, link, stop };
  }
  throw new Error("the product did not start");
}
