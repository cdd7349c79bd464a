import { contextOf, open, seal } from "@/lib/services/ground/personal-data/keyring";

/** The record that keeps a response. */
interface Address {
  partnerId: string;
  keyHash: Buffer;
}

/** A response's body as it is kept: it may hold passengers' data. */
export function sealResponse(address: Address, body: string): Promise<string> {
  return seal(body, contextOfResponse(address));
}

export function openResponse(address: Address, stored: string): Promise<string> {
  return open(stored, contextOfResponse(address));
}

function contextOfResponse({ partnerId, keyHash }: Address): string {
  return contextOf("idempotency_record", "body", `${partnerId}:${keyHash.toString("hex")}`);
}
