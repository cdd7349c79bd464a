import { z } from "zod";
import { open, seal } from "@/lib/services/ground/personal-data/keyring";

const agencyWords = z.strictObject({ subject: z.string(), text: z.string() });
/** What a letter to an agency says. */
export type AgencyWords = z.infer<typeof agencyWords>;

export function sealWords(letterId: string, words: AgencyWords): Promise<string> {
  return seal("agency_letter.words", letterId, JSON.stringify(words));
}

export async function openWords({ id, words }: { id: string; words: string }): Promise<AgencyWords> {
  return agencyWords.parse(JSON.parse(await open("agency_letter.words", id, words)));
}
