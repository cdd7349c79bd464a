import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Principal } from "../credentials/principal";
import { verifyCredentials } from "./verify-credentials";

/** What makes sure that who sits at a signed-in page is who signed in. */
export interface PasswordProof {
  principal: Principal;
  password: string;
  /** Network address of the caller, for the limit on guessing. */
  address: string;
  now: Date;
}

const WRONG: LocalizedText = t(
  "This is not your password. Type the one that you sign in with.",
  "Это не ваш пароль. Введите тот, с которым вы входите.",
  "Bu sizning parolingiz emas. Kirishda ishlatadigan parolingizni kiriting.",
);

/**
 * Asks for the password again before what guards the account is changed.
 * @param field of the form that has the password
 * @throws AppError validation on that field; too_many_requests
 */
export async function confirmPassword({ principal, password, address, now }: PasswordProof, field = "password"): Promise<void> {
  try {
    await verifyCredentials({ email: principal.email, password, address, now });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "wrong_credentials") throw error;
    throw new AppError("validation", { fields: { [field]: [WRONG] } });
  }
}
