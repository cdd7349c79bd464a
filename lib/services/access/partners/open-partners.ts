import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { isDemonstration } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";

const SHUT: LocalizedText = t(
  "This belongs to the demonstration, which is off here: nobody of it signs in and nothing of it is changed. Remove it: npx parvoz demo remove.",
  "Это часть демонстрации, а она здесь выключена: её люди не входят, и в ней ничего не меняют. Удалите её: npx parvoz demo remove.",
  "Bu namoyishga tegishli, u esa bu yerda oʻchirilgan: uning odamlari kirmaydi va unda hech narsa oʻzgartirilmaydi. Uni olib tashlang: npx parvoz demo remove.",
);

/**
 * Whether a partner's people, keys and links open nothing: it is one of the demonstration's (with its test mode), and the demonstration is off.
 * Their password is printed in the sources.
 */
export function isShut({ isDemo }: { isDemo: boolean }): boolean {
  return isDemo && !isDemonstration();
}

/** The partners whose people, keys and links may open something: see `isShut`. */
export function openPartners(): Prisma.PartnerWhereInput {
  return isDemonstration() ? {} : { isDemo: false };
}

/** @param field that names the partner or its person @throws AppError validation where the partner is shut */
export function refuseShut(partner: { isDemo: boolean }, field: string): void {
  if (isShut(partner)) throw new AppError("validation", { fields: { [field]: [SHUT] } });
}
