import { AGE_GROUPS, type AgeGroup, MAX_SEATED, type Party, seatsNeeded } from "@/lib/domain/passengers/passengers";

/** How few and how many passengers of each age group the rest of the party allows: 9 seats in all, a lap infant per adult, never no adult. */
export function partyLimits(party: Party): Record<AgeGroup, { min: number; max: number }> {
  const free = Math.max(0, MAX_SEATED - seatsNeeded(party));
  return {
    adt: { min: Math.max(1, party.inf), max: party.adt + free },
    chd: { min: 0, max: party.chd + free },
    inf: { min: 0, max: party.adt },
    ins: { min: 0, max: party.ins + free },
  };
}

/** Age groups of a party that travel at all, in the usual order. */
export function travelling(party: Party): AgeGroup[] {
  return AGE_GROUPS.filter((age) => party[age] > 0);
}
