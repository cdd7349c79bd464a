import type { AgencyLetters } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { agencyAddresses } from "../mail/agency/agency-addresses";
import { openWords } from "./agency-words";

/** A page shows no more. */
const MOST = 50;

/** What the house has written to an agency, the last first, and to how many addresses a letter would go now. @throws AppError validation (`partner`) */
export async function readAgencyLetters({ code }: { code: string }): Promise<AgencyLetters> {
  const { id: partnerId } = await findLivePartner(code);
  const [addresses, rows] = await Promise.all([
    agencyAddresses(partnerId),
    db().agencyLetter.findMany({ where: { partnerId }, orderBy: [{ writtenAt: "desc" }, { id: "desc" }], take: MOST }),
  ]);
  const names = await namesOfActors(rows.map(({ writtenBy }) => writtenBy));
  const items = await Promise.all(
    rows.map(async ({ id, words, recipients, writtenBy, writtenAt }) => ({
      ...{ id, ...(await openWords({ id, words })), recipients },
      ...{ by: names.get(writtenBy) ?? null, at: writtenAt.toISOString() },
    })),
  );
  return { recipients: addresses.length, items };
}
