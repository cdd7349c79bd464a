import { after } from "@/lib/util/after";
import { costOf, Newcomers } from "./newcomers";
import type { Answered, ReadyJson } from "./ready-json";

const MINUTE_MS = 60_000;

/**
 * Answers by their questions. Those that were given once are newcomers, the latest of them; those that were given again have bytes of their
 * own, at most so many, those that were asked for last. All go when a UTC minute ends: what is for sale, and until when it can be held,
 * depends on the minute.
 */
export class AnswerShelf {
  private minute = Number.NEGATIVE_INFINITY;
  private bytes = 0;
  /** Those asked for last stand last. */
  private kept = new Map<string, Answered>();
  /** The key that stands last. */
  private latest = "";
  private readonly underWay = new Map<string, Promise<Answered>>();
  private emptying: NodeJS.Timeout | null = null;
  private readonly newcomers: Newcomers;

  /** @param maxBytes of the answers that were given again, and of newcomers */
  constructor(private readonly maxBytes: { again: number; newcomers: number }) {
    this.newcomers = new Newcomers(maxBytes.newcomers);
  }

  /**
   * The answer that is kept under the key where it still holds, else a new one; at once where that is known at once.
   * @throws what `answer` throws
   */
  take(key: string, now: Date, answer: () => Answered | Promise<Answered>): ReadyJson | Promise<ReadyJson> {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    // A request that waited while the minute ended is answered for its own.
    if (minute < this.minute) return after(answer(), jsonOf);
    if (minute > this.minute) this.clear(minute);
    const kept = this.kept.get(key);
    const current = this.holds(key, kept, now);
    const work = () => this.workOut(`${minute} ${key}`, key, now, answer);
    if (current instanceof Promise) return current.then((holds) => (holds && this.again(key, kept, minute)) || work());
    return (current && this.again(key, kept, minute)) || work();
  }

  /** An answer that holds, given again; null where a newcomer has gone while its suppliers were asked. */
  private again(key: string, kept: Answered | undefined, minute: number): ReadyJson | null {
    if (kept) return this.touch(key, kept);
    const newcomer = minute === this.minute ? this.newcomers.take(key) : null;
    if (newcomer) this.put(key, newcomer);
    return newcomer?.json ?? null;
  }

  /** Shares the work with equal questions. What was begun before this question may have missed what it should see, so it has to hold still. */
  private workOut(task: string, key: string, now: Date, answer: () => Answered | Promise<Answered>): ReadyJson | Promise<ReadyJson> {
    const begin = () => after(this.begin(task, key, now, answer), jsonOf);
    const earlier = this.underWay.get(task);
    if (!earlier) return begin();
    const others = () => this.underWay.get(task)?.then(jsonOf) ?? this.ready(key, now) ?? begin();
    return earlier.then((answered) => after(answered.isCurrent(now), (holds) => (holds ? answered.json : others())));
  }

  /** What another who waited has worked out meanwhile, if it is known to hold. */
  private ready(key: string, now: Date): ReadyJson | null {
    const kept = this.kept.get(key);
    return this.holds(key, kept, now) === true ? this.again(key, kept, this.minute) : null;
  }

  /** Whether what is kept under the key still holds; undefined where nothing is. */
  private holds(key: string, kept: Answered | undefined, now: Date): boolean | Promise<boolean> | undefined {
    return kept ? kept.isCurrent(now) : this.newcomers.isCurrent(key, now);
  }

  private begin(task: string, key: string, now: Date, answer: () => Answered | Promise<Answered>): Answered | Promise<Answered> {
    const answered = answer();
    // There is nothing to share of what takes no time.
    if (!(answered instanceof Promise)) return this.keep(key, now, answered);
    const work = answered.then((made) => this.keep(key, now, made)).finally(() => this.underWay.delete(task));
    this.underWay.set(task, work);
    return work;
  }

  private keep(key: string, now: Date, answered: Answered): Answered | Promise<Answered> {
    return after(answered.isCurrent(now), (holds) => {
      // What changes with every question is not worth its room.
      if (holds && Math.floor(now.getTime() / MINUTE_MS) === this.minute) {
        this.drop(key);
        this.newcomers.put(key, answered);
        this.emptyWhenOver(now);
      }
      return answered;
    });
  }

  /** Answers keep the schedule alive that they were made from: where nobody asks any more, they must not keep one that has been replaced. */
  private emptyWhenOver(now: Date): void {
    this.emptying ??= setTimeout(() => this.emptyNow(), MINUTE_MS - (now.getTime() % MINUTE_MS)).unref();
  }

  private emptyNow(): void {
    this.emptying = null;
    this.clear(this.minute);
  }

  private put(key: string, answered: Answered): void {
    this.drop(key);
    this.kept.set(key, answered);
    this.latest = key;
    this.bytes += costOf(key, answered);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes.again) return;
      this.drop(oldest);
    }
  }

  private touch(key: string, answered: Answered): ReadyJson {
    // It may have been replaced while its suppliers were asked.
    if (key !== this.latest && this.kept.get(key) === answered) {
      this.kept.delete(key);
      this.kept.set(key, answered);
      this.latest = key;
    }
    return answered.json;
  }

  private drop(key: string): void {
    const answered = this.kept.get(key);
    if (!answered) return;
    this.kept.delete(key);
    this.bytes -= costOf(key, answered);
  }

  private clear(minute: number): void {
    this.minute = minute;
    this.kept = new Map();
    this.bytes = 0;
    this.newcomers.clear();
  }
}

function jsonOf({ json }: Answered): ReadyJson {
  return json;
}
