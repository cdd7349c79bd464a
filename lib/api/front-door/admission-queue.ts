import type { LoadShedder } from "./load-shedder";

/** A turn of the event loop begins what it reads for so long; what it reads after that waits for turns of its own. Milliseconds. */
const SLICE_MS = 5;
/** Nobody waits for longer, milliseconds. */
const LONGEST_MS = 5_000;
/** Where the queue was not empty for so long, or somebody was refused not longer ago than the second, there is a crowd. Milliseconds. */
const CROWDED_AFTER_MS = 200;
const CROWDED_FOR_MS = 1_000;

interface Guest {
  begin: () => void;
  refuse: () => void;
  isGone: () => boolean;
}

interface Options {
  shedder: Pick<LoadShedder, "hasRoom">;
  /** How many may wait in any case: requests of callers who ask one after the other, served in turn. */
  least: number;
  /** How long those before them may wait in a crowd, milliseconds. */
  patienceMs: number;
  now?: () => number;
}

/**
 * Lets requests begin one after the other, as there is room. Begun as they are read, all that lie ready take their milliseconds in one turn of the event loop, and
 * each answer of the database and each new connection (Node takes one in a turn) waits for the whole of it: at twice what a process can do, searches and
 * refusals alike took as long as the load lasted.
 *
 * Who waits too long is refused, so that accepted requests are nearly as fast as in quiet hours; a burst that is worked off in a moment is not ("Fail at Scale",
 * B. Maurer, ACM Queue 13/8, 2015: CoDel for servers). The oldest is always the next: served from the other end, some of eight callers who ask one after the other
 * would never be.
 */
export class AdmissionQueue {
  private waiting: (Guest & { since: number })[] = [];
  private emptyAt: number;
  private sliceEnd = 0;
  private isTurnDue = false;
  private refusedAt = Number.NEGATIVE_INFINITY;
  private nextLook: NodeJS.Timeout | null = null;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? (() => performance.now());
    this.emptyAt = this.now();
  }

  /** Begins it now or in a moment, or refuses it in a moment. */
  enter(guest: Guest): void {
    const now = this.now();
    if (!this.isTurnDue) this.openSlice(now);
    if (this.waiting.length === 0) {
      this.emptyAt = now;
      if (now < this.sliceEnd && this.options.shedder.hasRoom()) {
        guest.begin();
        return;
      }
    }
    this.waiting.push({ ...guest, since: now });
    this.lookLater();
  }

  /** Call it when a request has ended: there may be room for the next. */
  roomMade(): void {
    if (this.waiting.length > 0 && !this.isTurnDue) this.openSlice(this.now());
  }

  private openSlice(now: number): void {
    this.isTurnDue = true;
    this.sliceEnd = now + SLICE_MS;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    this.isTurnDue = false;
    if (this.waiting.length === 0) return;
    const now = this.now();
    this.refuseLate(now);
    // One in a turn: what it does behind its first promise is done before the next turn, and seen by its clock.
    if (this.options.shedder.hasRoom()) this.beginNext();
    if (this.waiting.length === 0) this.emptyAt = now;
    else if (this.options.shedder.hasRoom()) this.openSlice(now);
    else this.lookLater();
  }

  private beginNext(): void {
    let guest = this.waiting.shift();
    while (guest?.isGone()) guest = this.waiting.shift();
    guest?.begin();
  }

  private refuseLate(now: number): void {
    const { least, patienceMs } = this.options;
    const isLate = ({ since }: { since: number }) =>
      now - since >= LONGEST_MS || (this.waiting.length > least && now - since >= patienceMs && this.isCrowded(now));
    while (this.waiting[0] && isLate(this.waiting[0])) {
      this.refusedAt = now;
      const guest = this.waiting.shift();
      if (guest && !guest.isGone()) guest.refuse();
    }
  }

  /** Whether more come than the process can do, and not just for a moment. */
  private isCrowded(now: number): boolean {
    return now - this.emptyAt > CROWDED_AFTER_MS || now - this.refusedAt < CROWDED_FOR_MS;
  }

  /** Looks later for requests that have waited too long, since nothing else does while no request ends. */
  private lookLater(): void {
    this.nextLook ??= setTimeout(() => {
      this.nextLook = null;
      if (this.waiting.length === 0) return;
      this.refuseLate(this.now());
      this.lookLater();
    }, this.options.patienceMs).unref();
  }
}
