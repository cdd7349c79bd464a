import { SetupError } from "../build/prepare.mjs";
import { WrongUsage } from "../commands/command-line";

/**
 * What a command says of an error that ends it: a launcher's own message and a refused command line as a whole, of others the last line, since the database's errors come with
 * the statement that failed and say why in that one.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof SetupError || error instanceof WrongUsage) return error.message;
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  return text.trim().split("\n").at(-1) ?? text;
}
