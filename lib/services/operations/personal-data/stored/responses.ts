import { z } from "zod";
import { db } from "@/lib/db";
import { openResponse, sealResponse } from "@/lib/services/channels/idempotency/response-body";
import { BATCH, inBatches } from "./in-batches";

const row = z.object({
  partnerId: z.string(),
  keyHash: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes)),
  body: z.string(),
});
type Row = z.infer<typeof row>;
type Place = Omit<Row, "body">;

const FIRST = { partnerId: "00000000-0000-0000-0000-000000000000", keyHash: Buffer.alloc(0) };

/** @param mark how values of the key in use begin @returns how many answers to Idempotency-Keys were sealed anew */
export function sealResponses(mark: string): Promise<number> {
  return inBatches({ find: (after: Place | null) => find(mark, after ?? FIRST), reseal });
}

async function find(mark: string, { partnerId, keyHash }: Place): Promise<Row[]> {
  const rows = await db().$queryRaw`
    select partner_id::text as "partnerId", key_hash as "keyHash", body from idempotency_record
     where (partner_id, key_hash) > (${partnerId}::uuid, ${keyHash}) and body is not null and body not like ${`${mark}%`}
     order by partner_id, key_hash limit ${BATCH}`;
  return z.array(row).parse(rows);
}

async function reseal({ body, ...address }: Row): Promise<void> {
  const sealed = await sealResponse(address, await openResponse(address, body));
  const { partnerId, keyHash } = address;
  await db().$executeRaw`
    update idempotency_record set body = ${sealed} where partner_id = ${partnerId}::uuid and key_hash = ${keyHash} and body = ${body}`;
}
