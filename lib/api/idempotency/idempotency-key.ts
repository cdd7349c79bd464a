import { AppError } from "@/lib/domain/errors";
import type { ApiHeaders } from "../api-request";

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The header Idempotency-Key, or null where none was sent.
 * @throws AppError idempotency_key_invalid
 */
export function idempotencyKeyOf(headers: ApiHeaders): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && !KEY.test(key)) throw new AppError("idempotency_key_invalid");
  return key;
}
