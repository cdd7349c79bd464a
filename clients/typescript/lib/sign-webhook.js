import { createHmac } from "node:crypto";
import { secretBytes } from "./secret-bytes.js";

/**
 * Headers of a webhook, as the service signs it (Standard Webhooks).
 * @throws TypeError where the secret is not whole
 */
export function signWebhook(secret, id, body, now = Date.now()) {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
