import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Processes look at their clock's file so often, milliseconds (shifted-clock.mjs); twice that is enough for all of them. */
const SEEN_MS = 200;

/** What some processes take for the time. It is right until it is moved. */
export class Clock {
  private constructor(private readonly file: string) {}

  static make(folder: string, name: string): Clock {
    const clock = new Clock(path.join(folder, `${name}.clock`));
    clock.write(0);
    return clock;
  }

  /** Settings with which a process goes by this clock; a worker among those that are started with them by the other, if there is one. */
  env(given: NodeJS.ProcessEnv, workers: Clock = this): NodeJS.ProcessEnv {
    const preload = pathToFileURL(path.resolve("scripts/storm/shifted-clock.mjs"));
    const options = `${given.NODE_OPTIONS ?? ""} --import ${preload}`.trim();
    return { ...given, NODE_OPTIONS: options, STORM_CLOCK: this.file, STORM_WORKER_CLOCK: workers.file };
  }

  /** Moves it so far from the right time, milliseconds; resolves when every process goes by it. */
  async move(offsetMs: number): Promise<void> {
    this.write(offsetMs);
    await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
  }

  private write(offsetMs: number): void {
    fs.writeFileSync(`${this.file}.new`, String(offsetMs));
    fs.renameSync(`${this.file}.new`, this.file);
  }
}
