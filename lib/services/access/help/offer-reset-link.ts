import type { ResetLink } from "@/lib/contracts/operator/operator-people";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { makeResetLink } from "../passwords/make-reset-link";
import { confirmPassword, type PasswordProof } from "../sign-in/confirm-password";
import { findPartnerPerson } from "./find-partner-person";

/** Somebody of the back office, with their own password in hand, helps somebody of a partner. */
export interface Help extends PasswordProof {
  /** Address of the person who is helped. */
  email: string;
  by: Doer;
}

/**
 * A link with which somebody of a partner sets a new password: see `makeResetLink`.
 * @throws AppError validation (`password`, `email`); too_many_requests
 */
export async function offerResetLink({ email, by, now, ...proof }: Help): Promise<ResetLink> {
  await confirmPassword({ ...proof, now });
  const person = await findPartnerPerson({ email });
  const { token, expiresAt } = await makeResetLink({ email: person.email, by, now });
  return { token, expires: expiresAt.toISOString() };
}
