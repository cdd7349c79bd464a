import { ZodError } from "zod";
import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { findSecrets } from "../checks/find-secrets";
import { findDatabase } from "../database/find-database";
import { currency, deposit, reverse, terms } from "../partner/money";
import { add, limits, list, logo, resume, suspend } from "../partner/partners";
import { changeUser, resetFactor, resetPassword, resumeUser, secondFactorCode, suspendUser, user } from "../partner/people";
import { type CommandName, USAGE } from "../partner/usage";
import { commandNamed } from "./command-line";
import { type Told, takeJson, written } from "./told";

/** Reads a command's words and flags; what it gives does what they say. */
type Command = (args: readonly string[]) => () => Promise<Told>;

const COMMANDS = new Map<string, Command>(
  Object.entries({
    ...{ list, add, terms, currency, limits, suspend, resume, user, deposit, logo },
    ...{ "change-user": changeUser, "suspend-user": suspendUser, "resume-user": resumeUser },
    ...{ "reset-password": resetPassword, "reset-second-factor": resetFactor, "second-factor-code": secondFactorCode },
    "reverse-deposit": reverse,
  } satisfies Record<CommandName, Command>),
);

/** Why a command was refused, for whoever typed it. */
export function explain(error: unknown): string {
  if (error instanceof ZodError) return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n");
  if (error instanceof AppError) {
    const texts = Object.values(error.fields ?? {}).flat();
    return texts.length > 0 ? texts.map((text) => text.en).join("\n") : ERRORS[error.kind].text.en;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command of `npx parvoz partner`.
 * @returns what to print
 * @throws Error, AppError or ZodError where it is refused: see `explain`; nothing was changed then
 */
export async function runPartnerCommand(args: readonly string[]): Promise<string> {
  const [name, ...words] = args;
  const { json, rest } = takeJson(words);
  const run = commandNamed(name, COMMANDS, USAGE)(rest);
  findDatabase();
  findSecrets();
  return written(await run(), json);
}
