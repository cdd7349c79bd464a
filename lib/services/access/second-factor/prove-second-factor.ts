import { AppError } from "@/lib/domain/errors";
import { confirmPassword, type PasswordProof } from "../sign-in/confirm-password";
import { passSecondFactor } from "./pass-second-factor";
import { WRONG_CODE } from "./texts";

/** Both factors of a person who has two, asked for again. */
export interface BothFactors extends PasswordProof {
  code: string;
}

/** @throws AppError validation (`password`, `code`); too_many_requests */
export async function proveSecondFactor({ code, now, ...proof }: BothFactors): Promise<void> {
  await confirmPassword({ ...proof, now });
  try {
    await passSecondFactor({ userId: proof.principal.userId, code, from: { address: proof.address }, now });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "wrong_code") throw error;
    throw new AppError("validation", { fields: { code: [WRONG_CODE] } });
  }
}
