import type { Prisma } from "@/lib/generated/prisma/client";

/**
 * Holds whoever of an agency's book has one of these documents until the transaction ends: what is read of them then is what is joined with, and whoever
 * corrects one of them meanwhile does it before or after.
 * @param documentKeys blind indexes of the documents' numbers
 */
export async function holdByDocument(tx: Prisma.TransactionClient, partnerId: string, documentKeys: readonly Uint8Array[]): Promise<void> {
  const keys = documentKeys.map((key) => Buffer.from(key).toString("hex"));
  await tx.$queryRaw`
    select 1 from saved_passenger
     where partner_id = ${partnerId}::uuid and document_key in (select decode(k, 'hex') from unnest(${keys}::text[]) k)
     order by id for update`;
}
