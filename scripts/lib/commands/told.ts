/** What a command did or found: as a sentence for people, and for programs, who ask for it with `--json`. */
export interface Told {
  text: string;
  data: object;
}

/**
 * Takes `--json` out of a command line: it means the same for every command, wherever it stands.
 * @returns whether it was there, and the other words
 */
export function takeJson(args: readonly string[]): { json: boolean; rest: string[] } {
  return { json: args.includes("--json"), rest: args.filter((each) => each !== "--json") };
}

/** What is printed of it. Amounts and counts too large for a JSON number are strings of digits. */
export function written({ text, data }: Told, json: boolean): string {
  return json ? JSON.stringify(data, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value), 2) : text;
}
