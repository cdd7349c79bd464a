import { randomBytes } from "node:crypto";
import { base32 } from "@/lib/crypto/base32";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { credentialHash } from "../credentials/credential-hash";
import { recoveryHash } from "./recovery-codes";

/** 120 bits, as a recovery code. */
const BYTES = 15;
const LIFETIME_HOURS = 72;

const NEEDED: LocalizedText = t(
  "Your role sets it up with a one-time code. An administrator makes it for you under Colleagues in the back office, or whoever runs the server: npx parvoz partner second-factor-code EMAIL",
  "Для вашей роли настройка начинается с одноразового кода. Его создаёт администратор в бэк-офисе в разделе «Коллеги» или тот, кто управляет сервером: npx parvoz partner second-factor-code EMAIL",
  "Sizning vazifangizda sozlash bir martalik kod bilan boshlanadi. Uni administrator bek-ofisning “Hamkasblar” boʻlimida yoki serverni boshqaradigan odam yaratadi: npx parvoz partner second-factor-code EMAIL",
);

const WRONG: LocalizedText = t(
  "This one-time code is wrong, used or older than three days. Ask an administrator for another one: Colleagues in the back office.",
  "Одноразовый код неверен, уже использован или старше трёх дней. Попросите новый у администратора: «Коллеги» в бэк-офисе.",
  "Bir martalik kod notoʻgʻri, ishlatilgan yoki uch kundan eski. Administratordan yangisini soʻrang: bek-ofisda “Hamkasblar”.",
);

/**
 * Draws the code that somebody of the back office sets up their second factor with: who knows their password alone cannot. One drawn before is
 * worth nothing.
 * @returns the code as it is shown this once: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`
 */
export async function drawEnrolmentCode(tx: Prisma.TransactionClient, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const code = base32(randomBytes(BYTES));
  const drawn = {
    codeHash: credentialHash(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_HOURS * 3_600_000),
    usedAt: null,
  };
  await tx.enrolmentCode.upsert({ where: { userId }, create: { userId, ...drawn }, update: drawn });
  return (code.match(/.{4}/g) ?? []).join("-");
}

/**
 * Takes the code at the beginning of the set-up; it may be begun again with it until it is confirmed.
 * @throws AppError validation (`enrolment_code`)
 */
export async function takeEnrolmentCode({ userId, code, now }: { userId: string; code: string; now: Date }): Promise<void> {
  if (code.trim() === "") throw new AppError("validation", { fields: { enrolment_code: [NEEDED] } });
  const codeHash = recoveryHash(code);
  const where = { userId, expiresAt: { gt: now }, ...(codeHash && { codeHash }) };
  const { count } = codeHash ? await db().enrolmentCode.updateMany({ where, data: { usedAt: now } }) : { count: 0 };
  if (count === 0) throw new AppError("validation", { fields: { enrolment_code: [WRONG] } });
}

/**
 * Lets go of the code once the set-up that it began is confirmed.
 * @throws AppError second_factor_not_begun where none has begun it: the person had no need of one then
 */
export async function spendEnrolmentCode(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const { count } = await tx.enrolmentCode.deleteMany({ where: { userId, usedAt: { not: null } } });
  if (count === 0) throw new AppError("second_factor_not_begun");
}
