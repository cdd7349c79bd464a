import type { Mode } from "@/lib/domain/mode";

/** What of a partner's row tells whether it is a test twin. */
interface PartnerRow {
  testOf: string | null;
}

/** A test twin's row is test mode; every other partner is live. */
export function modeOf({ testOf }: PartnerRow): Mode {
  return testOf === null ? "live" : "test";
}

/** Whose the other side's ledger accounts are: null, the house, or for test money the twin itself. */
export function houseIdOf(partnerId: string, partner: PartnerRow): string | null {
  return modeOf(partner) === "live" ? null : partnerId;
}

/** Rows of the partner itself and of its test twin. */
export function ofBothModes(partnerId: string) {
  return { partner: { OR: [{ id: partnerId }, { testOf: partnerId }] } };
}
