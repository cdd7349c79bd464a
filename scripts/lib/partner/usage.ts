/** How each command of `npm run partner` is written, by its name. What is not named stays as it is. */
export const USAGES = {
  add: 'npm run partner -- add CODE "NAME" --currency UZS [--fee 25000] [--markup-percent 3] [--credit 0]',
  terms: "npm run partner -- terms CODE [--fee 25000] [--markup-percent 3] [--credit 0]",
  currency: "npm run partner -- currency CODE USD [--fee 2.50] [--credit 0]      or, back again: currency CODE USD --take-back",
  limits:
    "npm run partner -- limits CODE search=20 offer=40 book=20 read=100    or, back again: search=default; limits CODE --reset for all of them",
  suspend: "npm run partner -- suspend CODE                                    nothing is sold and nobody signs in; back: resume",
  resume: "npm run partner -- resume CODE",
  user: 'npm run partner -- user CODE EMAIL "NAME" [--role agent|admin|accountant|viewer|operator] [--house-roles administrator,sales,…]      a new account',
  "change-user": 'npm run partner -- change-user EMAIL [--role agent|admin|accountant|viewer|operator] [--name "NAME"]',
  "suspend-user": "npm run partner -- suspend-user EMAIL                               back: resume-user",
  "resume-user": "npm run partner -- resume-user EMAIL",
  "reset-password": "npm run partner -- reset-password EMAIL",
  "reset-second-factor": "npm run partner -- reset-second-factor EMAIL",
  "second-factor-code": "npm run partner -- second-factor-code EMAIL",
  deposit: 'npm run partner -- deposit CODE AMOUNT [--currency USD] [--memo "TEXT"] [--dry-run]      back: reverse-deposit',
  "reverse-deposit":
    "npm run partner -- reverse-deposit TRANSACTION                      the id that deposit prints, and the statement has",
  logo: "npm run set:logo -- CODE FILE                                       back: set:logo -- CODE --remove",
} as const;
export type CommandName = keyof typeof USAGES;

/** Of all commands. */
export const USAGE = Object.values(USAGES).join("\n");

/** Flags of any of them: one that npm kept for itself is told, whichever command it was written for. */
export const ALL_FLAGS = [
  ...["currency", "fee", "markup-percent", "credit", "take-back", "reset", "role", "house-roles", "name", "memo", "dry-run", "remove"],
] as const;
