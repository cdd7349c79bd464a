import { open, seal } from "@/lib/services/ground/personal-data/keyring";

/** The record that keeps a response. */
interface Address {
  partnerId: string;
  keyHash: Buffer;
}

/** A response's body as it is kept: it may hold passengers' data. */
export function sealResponse(address: Address, body: string): Promise<string> {
  return seal("idempotency_record.body", rowOf(address), body);
}

export function openResponse(address: Address, stored: string): Promise<string> {
  return open("idempotency_record.body", rowOf(address), stored);
}

function rowOf({ partnerId, keyHash }: Address): string {
  return `${partnerId}:${keyHash.toString("hex")}`;
}
