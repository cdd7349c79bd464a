import { hashPassword } from "@/lib/crypto/password";
import { AppError } from "@/lib/domain/errors";
import { passwordProblem } from "@/lib/domain/password-policy";

/**
 * What is kept of a password that somebody chose. Passwords of before the rules are not measured by them.
 * @throws AppError validation (`new_password`)
 */
export async function newPasswordHash(password: string, email: string): Promise<string> {
  const problem = passwordProblem(password, email);
  if (problem) throw new AppError("validation", { fields: { new_password: [problem] } });
  return hashPassword(password);
}
