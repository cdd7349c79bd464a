import { z } from "zod";
import { db } from "@/lib/db";

const party = z.object({ name: z.string(), taxId: z.string(), address: z.string(), bank: z.string() });
export type Party = z.infer<typeof party>;

/** Both parties, as an act keeps them. */
export const parties = z.object({
  house: party,
  agency: party,
  /** Between them; null where none was set. Its day is `YYYY-MM-DD`. */
  contract: z.object({ number: z.string(), date: z.string().nullable() }).nullable(),
});
export type Parties = z.infer<typeof parties>;

/** As they are called now; what was not set is empty, and the legal name then the one that pages show. */
export async function readParties(partnerId: string): Promise<Parties> {
  const [house, agency] = await Promise.all([
    db().partner.findFirst({ where: { isHouse: true }, select: WITH_DETAILS }),
    db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: WITH_DETAILS }),
  ]);
  const { contractNumber = null, contractDate = null } = agency.legal ?? {};
  return {
    house: partyOf(house ?? { name: "Parvoz", legal: null }),
    agency: partyOf(agency),
    contract: contractNumber === null ? null : { number: contractNumber, date: contractDate?.toISOString().slice(0, 10) ?? null },
  };
}

const WITH_DETAILS = { name: true, legal: true } as const;

interface Named {
  name: string;
  legal: { legalName: string; taxId: string; address: string; bank: string } | null;
}

function partyOf({ name, legal }: Named): Party {
  return { name: legal?.legalName ?? name, taxId: legal?.taxId ?? "", address: legal?.address ?? "", bank: legal?.bank ?? "" };
}
