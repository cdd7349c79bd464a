import { type CommandShape, readCommandLine } from "../commands/command-line";
import { ALL_FLAGS, type CommandName, USAGES } from "./usage";

/** Reads the words and flags of a command of `npx parvoz partner`. @throws WrongUsage */
export function readWords<
  const Kinds extends NonNullable<CommandShape<Readonly<Record<string, "text" | "switch">>>["flags"]> = Record<never, never>,
>(name: CommandName, args: readonly string[], shape: Omit<CommandShape<Kinds>, "usage" | "siblingFlags">) {
  return readCommandLine<Kinds>(args, { ...shape, usage: USAGES[name], siblingFlags: ALL_FLAGS });
}
