import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { resetSecondFactor } from "../second-factor/reset-second-factor";
import { confirmPassword } from "../sign-in/confirm-password";
import { findPartnerPerson } from "./find-partner-person";
import type { Help } from "./offer-reset-link";

/**
 * Lets somebody of a partner sign in by the password alone who has lost their app and their codes: see `resetSecondFactor`.
 * @throws AppError validation (`password`, `email`); too_many_requests
 */
export async function liftSecondFactor({ email, by, now, ...proof }: Help): Promise<FoundPerson> {
  await confirmPassword({ ...proof, now });
  const person = await findPartnerPerson({ email });
  await resetSecondFactor({ email: person.email, by, now });
  return { ...person, has_second_factor: false };
}
