import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { addUser } from "@/lib/services/access/people/add-user";
import { offerEnrolmentCode } from "@/lib/services/access/second-factor/offer-enrolment-code";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { changeAccount, setAccountClosed } from "@/lib/services/terms/partners/change-account";
import { WrongUsage } from "../commands/command-line";
import type { Told } from "../commands/told";
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
  return async (): Promise<Told> => {
    const { password } = await addUser({ partnerCode, email, name, role, houseRoles: named?.split(",") });
    const signsIn = `${email} signs in with ${password} (shown once).`;
    const data = { code: partnerCode, email, role, password };
    if (role !== "operator") return { text: signsIn, data };
    const made = await makeCode(email);
    return { text: `${signsIn}\n${made.text}`, data: { ...data, ...made.data } };
  };
}

export function changeUser(args: readonly string[]) {
  const { words, flags } = readWords("change-user", args, {
    words: ["EMAIL"],
    flags: { role: "text", name: "text", "house-roles": "text" },
  });
  const [email = ""] = words;
  const { role, name, "house-roles": named } = flags;
  if ([role, name, named].every((each) => each === undefined)) throw new WrongUsage(`name what changes\n${USAGES["change-user"]}`);
  return async (): Promise<Told> => {
    const { before, after } = await changeAccount({ email, role, name, houseRoles: named?.split(",") });
    const lines = [`${email}: ${moved("role", before.role, after.role)}; ${moved("name", before.name, after.name)}. The password stays.`];
    if (after.role === "operator")
      lines.push(moved("roles of the house", before.houseRoles.join(",") || "none", after.houseRoles.join(",")));
    if (after.role === "operator" && before.role !== "operator") lines.push(`Next: npx parvoz partner second-factor-code ${email}`);
    return { text: lines.join("\n"), data: { email, before, after } };
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
  return async (): Promise<Told> => {
    const changed = await setAccountClosed({ email, isClosed, now: new Date() });
    const data = { email, state: isClosed ? "suspended" : "open", changed };
    if (!changed) return { text: `${email} was ${data.state} before. Nothing was changed.`, data };
    const text = isClosed
      ? `${email}: open → suspended; sessions and tokens have ended. Back: npx parvoz partner resume-user ${email}`
      : `${email}: suspended → open, with the password of before. Back: npx parvoz partner suspend-user ${email}`;
    return { text, data };
  };
}

/** The link is handed over by whoever runs this, to somebody whom they know. */
export function resetPassword(args: readonly string[]) {
  const [email = ""] = readWords("reset-password", args, { words: ["EMAIL"] }).words;
  return async (): Promise<Told> => {
    const { token } = await makeResetLink({ email, by: COMMAND, now: new Date() });
    const portal = process.env.PUBLIC_URL?.replace(/\/+$/, "") ?? "";
    const where = portal === "" ? " (behind the portal's address)" : "";
    const link = `${portal}${RESET_PAGE}#${token}`;
    return { text: `${email} sets a new password within 30 minutes, once, at${where}: ${link}`, data: { email, link } };
  };
}

export function resetFactor(args: readonly string[]) {
  const [email = ""] = readWords("reset-second-factor", args, { words: ["EMAIL"] }).words;
  return async (): Promise<Told> => {
    await resetSecondFactor({ email, by: COMMAND, now: new Date() });
    return { text: `${email} signs in with the password alone, and is signed out everywhere.`, data: { email, hasSecondFactor: false } };
  };
}

/** For people of the back office: without it, whoever knows their password could set up a second factor of their own. */
export function secondFactorCode(args: readonly string[]) {
  const [email = ""] = readWords("second-factor-code", args, { words: ["EMAIL"] }).words;
  return () => makeCode(email);
}

async function makeCode(email: string): Promise<Told> {
  const { code } = await offerEnrolmentCode({ email, by: COMMAND, now: new Date() });
  const text = `${email} sets up the second factor with the one-time code ${code} within three days (shown once).`;
  return { text, data: { email, secondFactorCode: code } };
}
