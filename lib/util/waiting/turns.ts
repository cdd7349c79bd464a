import { letOthersWork } from "./let-others-work";

/** Work in parts that somebody waits for. */
interface Work<Result> {
  /** How many were begun with it and before it. */
  number: number;
  result: Promise<Result>;
  isDone: boolean;
  /** Does the next part. */
  go(): void;
}

/**
 * Long computations on one thread, part by part. Whoever asks has a turn after each of the others had theirs, however many questions each of them
 * has; questions of one asker are worked out one after another. What several ask for at the same time is one piece of work, which goes on in
 * the turns of all of them.
 */
export class Turns<Result> {
  private readonly known = new Map<string, Work<Result>>();
  /** By asker, what they wait for; who has waited longest for a place comes first. */
  private readonly waiting = new Map<string, Work<Result>[]>();
  /** Askers whose work is under way, in the order of their next turn. */
  private readonly active: string[] = [];
  private isRunning = false;
  private count = 0;

  /** @param atOnce so many askers have work under way; each such work may take much memory */
  constructor(private readonly atOnce: number) {}

  /** How many works were begun by now. */
  get begun(): number {
    return this.count;
  }

  /** Whether the work under way with this key is one of the first so many; false where there is none. */
  wasBegunWithin(first: number, key: string): boolean {
    const work = this.known.get(key);
    return work !== undefined && work.number <= first;
  }

  /**
   * What comes of the work under way with this key, in which the asker takes part from now on, or of new work where there is none.
   * @param begin gives work that comes back after each of its parts
   * @throws what the work throws, to all who wait for it
   */
  run(key: string, asker: string, begin: () => Generator<unknown, Result>): Promise<Result> {
    return this.queue(this.known.get(key) ?? this.begin(key, begin()), asker);
  }

  private begin(key: string, parts: Generator<unknown, Result>): Work<Result> {
    const { promise, resolve, reject } = withResolvers<Result>();
    const end = () => {
      work.isDone = true;
      this.known.delete(key);
    };
    const go = () => {
      try {
        const part = parts.next();
        if (!part.done) return;
        end();
        resolve(part.value);
      } catch (error) {
        end();
        reject(error);
      }
    };
    this.count += 1;
    const work = { number: this.count, result: promise, isDone: false, go };
    this.known.set(key, work);
    return work;
  }

  private queue(work: Work<Result>, asker: string): Promise<Result> {
    const others = this.waiting.get(asker) ?? [];
    if (!others.includes(work)) this.waiting.set(asker, [...others, work]);
    if (!this.isRunning) void this.goOn();
    return work.result;
  }

  private async goOn(): Promise<void> {
    this.isRunning = true;
    for (let asker = this.nextAsker(); asker !== undefined; asker = this.nextAsker()) {
      this.takeTurn(asker);
      await letOthersWork();
    }
    this.isRunning = false;
  }

  /** Gives free places to those who have waited longest for one. */
  private nextAsker(): string | undefined {
    for (const asker of this.waiting.keys()) {
      if (this.active.length >= this.atOnce) break;
      if (!this.active.includes(asker)) this.active.push(asker);
    }
    return this.active.shift();
  }

  private takeTurn(asker: string): void {
    // Some of it may have been done in the turns of others.
    const works = this.waiting.get(asker)?.filter(({ isDone }) => !isDone) ?? [];
    const [first, ...later] = works;
    first?.go();
    if (first?.isDone === false) {
      this.active.push(asker);
      return;
    }
    // The place is free for others first.
    this.waiting.delete(asker);
    if (later.length > 0) this.waiting.set(asker, later);
  }
}

function withResolvers<Result>() {
  let resolve: (value: Result) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Result>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
