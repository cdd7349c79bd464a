import { z } from "zod";
import { db } from "@/lib/db";
import { openPdf, sealPdf } from "@/lib/services/documents/receipts/receipt-pdf";
import { inBatches } from "./in-batches";

const row = z.object({
  passengerId: z.string(),
  locale: z.string(),
  pdf: z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes)),
});
type Row = z.infer<typeof row>;
type Place = Omit<Row, "pdf">;

const FIRST = { passengerId: "00000000-0000-0000-0000-000000000000", locale: "" };
/** They are large. */
const BATCH = 20;

/** @param mark how values of the key in use begin @returns how many receipts were sealed anew */
export function sealReceipts(mark: string): Promise<number> {
  return inBatches({ find: (after: Place | null) => find(mark, after ?? FIRST), reseal });
}

async function find(mark: string, { passengerId, locale }: Place): Promise<Row[]> {
  const head = Buffer.from(mark, "latin1");
  const rows = await db().$queryRaw`
    select passenger_id::text as "passengerId", locale, pdf from receipt_file
     where (passenger_id, locale) > (${passengerId}::uuid, ${locale}) and substring(pdf from 1 for ${head.length}::integer) <> ${head}
     order by passenger_id, locale limit ${BATCH}`;
  return z.array(row).parse(rows);
}

/** One that has been made again meanwhile is sealed with the key in use. */
async function reseal({ passengerId, locale, pdf }: Row): Promise<void> {
  const sealed = await sealPdf({ passengerId, locale }, await openPdf({ passengerId, locale }, pdf));
  await db().receiptFile.updateMany({ where: { passengerId, locale, pdf }, data: { pdf: sealed } });
}
