import { inForce, type SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";

/** Days in one number with a leg. */
const DAYS = 65_536;

/** What the house lets legs sell, by leg and day: a few hundred where a million have been sold. */
export class LegLimits {
  private readonly held = new Map<number, SaleLimits>();
  /** When the first of them is over, milliseconds since 1970. */
  private firstEnd = Number.POSITIVE_INFINITY;

  get isEmpty(): boolean {
    return this.held.size === 0;
  }

  find(leg: number, day: number): SaleLimits | null {
    return this.held.get(leg * DAYS + day) ?? null;
  }

  /** @returns whether they differ from those before */
  write(leg: number, day: number, limits: SaleLimits): boolean {
    for (const { until } of limits) this.firstEnd = Math.min(this.firstEnd, until ?? Number.POSITIVE_INFINITY);
    const before = this.find(leg, day) ?? [];
    if (before.length + limits.length === 0 || JSON.stringify(before) === JSON.stringify(limits)) return false;
    if (limits.length > 0) this.held.set(leg * DAYS + day, limits);
    else this.held.delete(leg * DAYS + day);
    return true;
  }

  /** Drops those that are over. @returns the legs and days that may sell more by it */
  endAt(nowMs: number): { leg: number; day: number }[] {
    if (nowMs < this.firstEnd) return [];
    this.firstEnd = Number.POSITIVE_INFINITY;
    const held = [...this.held].map(([key, limits]) => ({ leg: Math.floor(key / DAYS), day: key % DAYS, limits }));
    return held.filter(({ leg, day, limits }) => this.write(leg, day, inForce(limits, nowMs)));
  }

  dropBefore(day: number): void {
    for (const key of this.held.keys()) if (key % DAYS < day) this.held.delete(key);
  }
}
