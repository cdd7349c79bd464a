import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { addUser } from "@/lib/services/access/people/add-user";
import { offerEnrolmentCode } from "@/lib/services/access/second-factor/offer-enrolment-code";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { changeAccount, setAccountClosed } from "@/lib/services/terms/partners/change-account";
import { WrongUsage } from "../commands/command-line";
import { moved } from "./describe";
import { readWords } from "./read-words";
import { USAGES } from "./usage";

/** Of the portal: app/(auth)/reset-password. */
const RESET_PAGE = "/reset-password";

/** A new account; one that is there is refused. */
export function user(args: readonly string[]) {
  const { words, flags } = readWords("user", args, { words: ["CODE", "EMAIL", "NAME"], flags: { role: "text", "house-roles": "text" } });
  const [partnerCode = "", email = "", name = ""] = words;
  const role = flags.role ?? "agent";
  const named = flags["house-roles"];
  if (named !== undefined && role !== "operator") throw new WrongUsage(`--house-roles are of operators alone\n${USAGES.user}`);
  return async (): Promise<string> => {
    const { password } = await addUser({ partnerCode, email, name, role, houseRoles: named?.split(",") });
    const signsIn = `${email} signs in with ${password} (shown once).`;
    return role === "operator" ? `${signsIn}\n${await makeCode(email)}` : signsIn;
  };
}

export function changeUser(args: readonly string[]) {
  const { words, flags } = readWords("change-user", args, { words: ["EMAIL"], flags: { role: "text", name: "text" } });
  const [email = ""] = words;
  if (flags.role === undefined && flags.name === undefined) throw new WrongUsage(`name what changes\n${USAGES["change-user"]}`);
  return async (): Promise<string> => {
    const { before, after } = await changeAccount({ email, ...flags });
    const lines = [`${email}: ${moved("role", before.role, after.role)}; ${moved("name", before.name, after.name)}. The password stays.`];
    if (after.role === "operator" && before.role !== "operator") lines.push(`Next: npm run partner -- second-factor-code ${email}`);
    return lines.join("\n");
  };
}

export function suspendUser(args: readonly string[]) {
  return closing("suspend-user", args);
}

export function resumeUser(args: readonly string[]) {
  return closing("resume-user", args);
}

function closing(name: "suspend-user" | "resume-user", args: readonly string[]) {
  const [email = ""] = readWords(name, args, { words: ["EMAIL"] }).words;
  const isClosed = name === "suspend-user";
  return async (): Promise<string> => {
    const changed = await setAccountClosed({ email, isClosed, now: new Date() });
    if (!changed) return `${email} was ${isClosed ? "suspended" : "open"} before. Nothing was changed.`;
    return isClosed
      ? `${email}: open → suspended; sessions and tokens have ended. Back: npm run partner -- resume-user ${email}`
      : `${email}: suspended → open, with the password of before. Back: npm run partner -- suspend-user ${email}`;
  };
}

/** The link is handed over by whoever runs this, to somebody whom they know. */
export function resetPassword(args: readonly string[]) {
  const [email = ""] = readWords("reset-password", args, { words: ["EMAIL"] }).words;
  return async (): Promise<string> => {
    const { token } = await makeResetLink({ email, by: COMMAND, now: new Date() });
    const portal = process.env.PUBLIC_URL?.replace(/\/+$/, "") ?? "";
    const where = portal === "" ? " (behind the portal's address)" : "";
    return `${email} sets a new password within 30 minutes, once, at${where}: ${portal}${RESET_PAGE}#${token}`;
  };
}

export function resetFactor(args: readonly string[]) {
  const [email = ""] = readWords("reset-second-factor", args, { words: ["EMAIL"] }).words;
  return async (): Promise<string> => {
    await resetSecondFactor({ email, by: COMMAND, now: new Date() });
    return `${email} signs in with the password alone, and is signed out everywhere.`;
  };
}

/** For people of the back office: without it, whoever knows their password could set up a second factor of their own. */
export function secondFactorCode(args: readonly string[]) {
  const [email = ""] = readWords("second-factor-code", args, { words: ["EMAIL"] }).words;
  return () => makeCode(email);
}

async function makeCode(email: string): Promise<string> {
  const { code } = await offerEnrolmentCode({ email, by: COMMAND, now: new Date() });
  return `${email} sets up the second factor with the one-time code ${code} within three days (shown once).`;
}
