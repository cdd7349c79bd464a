import { randomBytes } from "node:crypto";
import { openText, type SealingKeys, sealText } from "@/lib/crypto/sealed-text";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { EndpointKind } from "@/lib/domain/webhooks/endpoint";
import { env } from "@/lib/env";

/** Within the 24 to 64 bytes of the Standard Webhooks specification. */
const SECRET_BYTES = 32;

function keys(): SealingKeys {
  return env().SECRETS_KEY;
}

/** A new secret, `whsec_…`; a status callback takes it as plain text. */
export function makeSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/** Seals a secret so that only this endpoint can open it. */
export function sealSecret(secret: string, endpointId: string): string {
  return sealText(secret, endpointId, keys());
}

/** @throws Error where none of the keys in use sealed it */
export function openSecret(sealed: string, endpointId: string): string {
  return openText(sealed, endpointId, keys());
}

const STATUS_ONLY: LocalizedText = t(
  "Only a status callback takes a secret of yours; for a signed webhook we make one. Leave it out.",
  "Свой секрет принимает только уведомление о статусе; для подписанных вебхуков секрет создаём мы. Уберите его.",
  "Oʻz maxfiy kalitingiz faqat holat xabarnomasi uchun; imzolanadigan vebhuk kalitini biz yaratamiz. Uni olib tashlang.",
);

/** A webhook's secret has a form of its own (Standard Webhooks), so nobody chooses it. @throws AppError validation (`secret`) */
export function refuseOwnSecret(kind: EndpointKind, secret: string | undefined): void {
  if (secret !== undefined && kind !== "status_callback") throw new AppError("validation", { fields: { secret: [STATUS_ONLY] } });
}
