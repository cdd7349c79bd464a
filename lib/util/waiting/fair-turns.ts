import { Unavailable } from "../unavailable";

interface Limits {
  /** So much runs at a time. */
  atOnce: number;
  /** Nobody waits longer, milliseconds. */
  longestMs: number;
  /** So many of one place wait at most. */
  perPlace: number;
}

/** Who asks for a turn. */
export interface Asking {
  /** Those of one place wait for each other before anybody else does. */
  place: string;
  isKnown: boolean;
}

type Start = () => void;

/** Places whose people wait, in the order of their next turn. */
type Line = Map<string, Start[]>;

/**
 * Runs work that costs much, some at a time. Places take turns, and every other turn is for those who are known: whoever sends very much from
 * one place delays that place, and strangers from very many places delay strangers.
 */
export class FairTurns {
  private running = 0;
  private readonly known: Line = new Map();
  private readonly strangers: Line = new Map();
  private wasKnown = false;

  constructor(private readonly limits: Limits) {}

  /** @throws Unavailable where too many of the place wait, or the turn does not come in time; the work has not begun then */
  async take<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.atOnce) await this.wait(asking);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.next();
      // Whoever is next has this place now.
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait({ place, isKnown }: Asking): Promise<void> {
    const line = isKnown ? this.known : this.strangers;
    const before = line.get(place) ?? [];
    if (before.length >= this.limits.perPlace) return Promise.reject(new Unavailable("too many of one place wait"));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        leave(line, place, start);
        reject(new Unavailable("the turn did not come in time"));
      }, this.limits.longestMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      line.set(place, [...before, start]);
    });
  }

  private next(): Start | undefined {
    const [first, second] = this.wasKnown ? [this.strangers, this.known] : [this.known, this.strangers];
    const line = first.size > 0 ? first : second;
    this.wasKnown = line === this.known;
    return takeFirst(line);
  }
}

/** The one who has waited longest at the place whose turn it is; that place comes last then. */
function takeFirst(line: Line): Start | undefined {
  const [entry] = line;
  if (!entry) return undefined;
  const [place, [start, ...others]] = entry;
  line.delete(place);
  if (others.length > 0) line.set(place, others);
  return start;
}

function leave(line: Line, place: string, who: Start): void {
  const others = (line.get(place) ?? []).filter((start) => start !== who);
  if (others.length > 0) line.set(place, others);
  else line.delete(place);
}
