import { parseArgs } from "node:util";

/** A command line that cannot be understood: nothing was done. Its text ends with how the command is written. */
export class WrongUsage extends Error {}

/** `text` is `--fee 3`, `texts` the same several times, `switch` is `--dry-run`. */
type FlagKind = "text" | "texts" | "switch";
type FlagKinds = Readonly<Record<string, FlagKind>>;
type FlagValue<Kind extends FlagKind> = Kind extends "switch" ? boolean : Kind extends "texts" ? readonly string[] : string | undefined;

/** What a command takes. */
export interface CommandShape<Kinds extends FlagKinds> {
  /** How it is written, for whoever wrote it otherwise. */
  usage: string;
  /** Names of the words that it needs, in their order: `["CODE", "AMOUNT"]`. */
  words?: readonly string[];
  /** How many more it takes. */
  moreWords?: number;
  /** Flags without their dashes. */
  flags?: Kinds;
  /** Flags of sibling commands: one that npm kept for itself is told, though this command does not take it. */
  siblingFlags?: readonly string[];
}

interface CommandLine<Kinds extends FlagKinds> {
  words: string[];
  /** A switch that was not given is false, a text undefined, of several texts none. */
  flags: { [Name in keyof Kinds]: FlagValue<Kinds[Name]> };
}

/**
 * Reads the words and flags of a command, by one rule for all commands: whatever is not understood is refused before anything is done.
 * @throws WrongUsage for missing and superfluous words, for flags that are unknown, of another command, doubled, or without their value, and for
 *   those that npm kept for itself because no `--` stood before them
 */
export function readCommandLine<const Kinds extends FlagKinds = Record<never, never>>(
  args: readonly string[],
  shape: CommandShape<Kinds>,
): CommandLine<Kinds> {
  const { usage, words = [], moreWords = 0, siblingFlags = [] } = shape;
  const refuse = (text: string) => new WrongUsage(`${text}\n${usage}`);
  const kinds: FlagKinds = shape.flags ?? {};
  const swallowed = swallowedFlag([...Object.keys(kinds), ...siblingFlags]);
  if (swallowed)
    throw refuse(
      `npm took --${swallowed} for itself; write it behind the command: npx parvoz COMMAND --${swallowed}, npm run NAME -- --${swallowed}`,
    );
  const { positionals, tokens } = parse(args, kinds, refuse);
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const before = given.get(token.name);
    if (before && kinds[token.name] !== "texts") throw refuse(`--${token.name} is given twice`);
    if (token.value !== undefined && token.value.trim() === "") throw refuse(`--${token.name} needs a value`);
    given.set(token.name, [...(before ?? []), token.value ?? ""]);
  }
  const missing = words[positionals.length];
  if (missing !== undefined) throw refuse(`${missing} is missing`);
  const superfluous = positionals.slice(words.length + moreWords);
  if (superfluous.length > 0) throw refuse(`superfluous: ${superfluous.join(" ")}`);
  return { words: positionals, flags: valuesOf(shape.flags, given) };
}

function parse(args: readonly string[], kinds: FlagKinds, refuse: (text: string) => WrongUsage) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === "switch" ? ("boolean" as const) : ("string" as const) }]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    // What node adds tells how to name a file that begins with a dash.
    const text = error instanceof Error ? (error.message.split(/\.\s|\n/)[0] ?? "") : String(error);
    throw refuse(text.replace(/\.$/, ""));
  }
}

function valuesOf<Kinds extends FlagKinds>(kinds: Kinds | undefined, given: ReadonlyMap<string, string[]>): CommandLine<Kinds>["flags"];
function valuesOf(kinds: FlagKinds = {}, given: ReadonlyMap<string, string[]>): Record<string, FlagValue<FlagKind>> {
  const readValue = (name: string, kind: FlagKind) =>
    kind === "switch" ? given.has(name) : kind === "texts" ? (given.get(name) ?? []) : given.get(name)?.[0];
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, readValue(name, kind)]));
}

/** The first word names the command. @throws WrongUsage where there is none of this name */
export function commandNamed<Command>(name: string | undefined, commands: ReadonlyMap<string, Command>, usage: string): Command {
  const command = name === undefined ? undefined : commands.get(name);
  if (command) return command;
  throw new WrongUsage(name === undefined ? usage : `there is no command ${name}\n${usage}`);
}

/**
 * The first of these flags that npm kept for itself because no `--` stood before it: the command runs without it then.
 * @param flags without dashes
 * @param env npm tells of such flags there as `npm_config_dry_run`
 */
function swallowedFlag(flags: readonly string[], env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  return flags.find((flag) => env[`npm_config_${flag.replaceAll("-", "_")}`]);
}
