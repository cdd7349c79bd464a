import type { Prisma } from "@/lib/generated/prisma/client";

/** With this error PostgreSQL undoes an effect whose Idempotency-Key has had another effect, or is another request's by now. */
export const KEY_TAKEN = "PV005";

/** What the transaction of an effect writes into the row of its Idempotency-Key: argument of the SQL function keep_effect_v1. */
export interface KeptEffect {
  partnerId: string;
  /** Hex. */
  keyHash: string;
  requestHash: string;
  /** The response, its body sealed; null where it is made once the effect is there. */
  response: { status: number; body: string } | null;
}

/** The Idempotency-Key of a request, which has one effect: whatever writes the effect writes what this gives in the same transaction. */
export interface RequestKey {
  /** @param data what the use case answers, once its effect is written */
  keep: (data: unknown) => Promise<KeptEffect>;
}

/**
 * Writes, in the transaction of an effect, that the request's Idempotency-Key has had it. Does nothing for a request without a key.
 * @throws an error of SQLSTATE KEY_TAKEN
 */
export async function keepEffect(tx: Prisma.TransactionClient, key: RequestKey | null | undefined, data: unknown): Promise<void> {
  if (!key) return;
  await tx.$queryRaw`select keep_effect_v1(${JSON.stringify(await key.keep(data))}::jsonb)::text`;
}
