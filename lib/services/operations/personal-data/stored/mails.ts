import { z } from "zod";
import { db } from "@/lib/db";
import { openMessageBytes, openRecipient, resealMessage, sealRecipient } from "@/lib/services/ground/mail/mail-message";
import { inBatches } from "./in-batches";

const row = z.object({
  id: z.string(),
  sealedRecipient: z.string().nullable(),
  sealedMessage: z
    .instanceof(Uint8Array)
    .transform((bytes) => new Uint8Array(bytes))
    .nullable(),
});
type Row = z.infer<typeof row>;

const FIRST = "00000000-0000-0000-0000-000000000000";
/** They are large. */
const BATCH = 20;

/** @param mark how values of the key in use begin @returns how many mails were sealed anew */
export function sealMails(mark: string): Promise<number> {
  return inBatches({ find: (after: { id: string } | null) => find(mark, after?.id ?? FIRST), reseal });
}

async function find(mark: string, after: string): Promise<Row[]> {
  const head = Buffer.from(mark, "latin1");
  const rows = await db().$queryRaw`
    select id::text as id, sealed_recipient as "sealedRecipient", sealed_message as "sealedMessage" from mail
     where id > ${after}::uuid
       and (not starts_with(sealed_recipient, ${mark}) or substring(sealed_message from 1 for ${head.length}::integer) <> ${head})
     order by id limit ${BATCH}`;
  return z.array(row).parse(rows);
}

/** One that was sent or erased meanwhile is left alone. */
async function reseal({ id, sealedRecipient, sealedMessage }: Row): Promise<void> {
  const recipient = sealedRecipient && (await sealRecipient(id, await openRecipient({ id, sealedRecipient })));
  const message = sealedMessage && (await resealMessage(id, await openMessageBytes(id, sealedMessage)));
  await db().mail.updateMany({ where: { id, sealedRecipient }, data: { sealedRecipient: recipient } });
  if (sealedMessage) await db().mail.updateMany({ where: { id, sealedMessage }, data: { sealedMessage: message } });
}
