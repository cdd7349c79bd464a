import type { AgencyLetterRequest } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { insertAccountMail } from "../mail/account/insert-account-mail";
import { agencyAddresses } from "../mail/agency/agency-addresses";
import { composeHouseLetter } from "../mail/agency/compose-house-letter";
import { sealWords } from "./agency-words";

const NOBODY = t(
  "The agency has neither an address of its brand nor an owner who could be written to.",
  "У агентства нет ни адреса бренда, ни владельца, которому можно написать.",
  "Agentlikning brend manzili ham, xat yozish mumkin boʻlgan egasi ham yoʻq.",
);

interface WriteToAgency {
  code: string;
  asked: AgencyLetterRequest;
  by: Doer;
  now: Date;
}

/**
 * Writes to an agency in the house's own words: one mail to the address of its brand, else to each of its owners, with the letter and the log's row in
 * one transaction. The same letter asked for again is sent no second time.
 * @throws AppError validation (`partner`) where there is no such agency, or nobody to write to
 */
export async function writeToAgency({ code, asked: { id, subject, text }, by, now }: WriteToAgency): Promise<void> {
  const { id: partnerId } = await findLivePartner(code);
  const addresses = await agencyAddresses(partnerId);
  if (addresses.length === 0) throw new AppError("validation", { fields: { partner: [NOBODY] } });
  const words = await sealWords(id, { subject, text });
  await db().$transaction(async (tx) => {
    const letter = { id, partnerId, words, recipients: addresses.length, writtenBy: by.actor, writtenAt: now };
    const { count } = await tx.agencyLetter.createMany({ data: [letter], skipDuplicates: true });
    if (count === 0) return;
    for (const { email: recipient, locale } of addresses)
      await insertAccountMail(tx, {
        ...{ partnerId, kind: "house_act", locale, recipient, actor: by.actor, now },
        letter: composeHouseLetter({ subject, text, locale }),
      });
    await recordAudit(tx, { action: "agency_letter_written", by, partnerId, detail: { letter: id, recipients: addresses.length }, now });
  });
  relayJobsSoon();
}
