import { usageOf, usagesOf } from "../commands/command-table.mjs";

/** How each command of `npx parvoz partner` is written, by its name. */
export const USAGES = {
  list: usageOf("partner list"),
  add: usageOf("partner add"),
  terms: usageOf("partner terms"),
  currency: usageOf("partner currency"),
  limits: usageOf("partner limits"),
  suspend: usageOf("partner suspend"),
  resume: usageOf("partner resume"),
  user: usageOf("partner user"),
  "change-user": usageOf("partner change-user"),
  "suspend-user": usageOf("partner suspend-user"),
  "resume-user": usageOf("partner resume-user"),
  "reset-password": usageOf("partner reset-password"),
  "reset-second-factor": usageOf("partner reset-second-factor"),
  "second-factor-code": usageOf("partner second-factor-code"),
  deposit: usageOf("partner deposit"),
  "reverse-deposit": usageOf("partner reverse-deposit"),
  logo: usageOf("partner logo"),
};
export type CommandName = keyof typeof USAGES;

/** Of all commands. */
export const USAGE = usagesOf("partner");

/** Flags of any of them: one that npm kept for itself is told, whichever command it was written for. */
export const ALL_FLAGS = [
  ...["currency", "fee", "markup-percent", "credit", "take-back", "reset", "role", "house-roles", "name", "memo", "dry-run", "remove"],
] as const;
