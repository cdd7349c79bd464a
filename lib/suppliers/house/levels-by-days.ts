import type { Cabin } from "@/lib/domain/offer";
import type { NestingLimit } from "@/lib/domain/schedule/inventory";
import { type AuthorisationRule, type LegCabin, nestingLevels, sameLevelsFrom } from "@/lib/domain/schedule/nesting";

/** Nesting levels of both cabins of a leg. */
export type Levels = Readonly<Record<Cabin, readonly NestingLimit[]>>;

/** Authorised seats of a carrier's legs with the same aircraft and classes: those of many days on end are the same object. */
export class LevelsByDays {
  private readonly known: Levels[] = [];

  /** @param rules the carrier's */
  constructor(
    private readonly cabins: Readonly<Record<Cabin, LegCabin>>,
    private readonly rules: readonly AuthorisationRule[],
  ) {}

  /** @param daysLeft whole days to the leg's departure */
  at(daysLeft: number): Levels {
    const days = Math.max(0, daysLeft);
    const known = this.known[days];
    if (known) return known;
    const from = sameLevelsFrom(this.rules, days);
    const levels = this.known[from] ?? this.make(from);
    this.known[from] = levels;
    this.known[days] = levels;
    return levels;
  }

  private make(days: number): Levels {
    const { B, E } = this.cabins;
    return { B: nestingLevels(B, this.rules, days), E: nestingLevels(E, this.rules, days) };
  }
}
