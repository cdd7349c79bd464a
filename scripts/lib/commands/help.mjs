// What `npx parvoz` says of its commands, and which one somebody meant.
import { COMMANDS, GROUPS, usageOf } from "./command-table.mjs";

/** All commands in their groups, a line each. */
export function helpOfAll() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const groups = GROUPS.map((group) => {
    const rows = Object.entries(COMMANDS).filter(([, command]) => command.group === group);
    return [`${group}:`, ...rows.map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`)].join("\n");
  });
  return [
    "npx parvoz COMMAND: runs Parvoz and what belongs to it. npx parvoz help COMMAND says how one is written.",
    ...groups,
    "The database is that of DATABASE_URL, else that of a running npm start here. What a command prints is JSON with --json.",
  ].join("\n\n");
}

/** @param {string} name of COMMANDS, or the first word of several */
export function helpOf(name) {
  const one = (each) => {
    const { says, more } = COMMANDS[each];
    return [usageOf(each), `  ${says}${more ? `\n  ${more}` : ""}`].join("\n");
  };
  return name in COMMANDS ? one(name) : kinOf(name).map(one).join("\n");
}

/** Commands whose name begins with the word. @returns {string[]} */
export function kinOf(word) {
  return Object.keys(COMMANDS).filter((name) => name.startsWith(`${word} `));
}

/**
 * The command that the first words name, the longest first.
 * @param {readonly string[]} words
 * @returns {{ name: string, rest: string[] } | undefined}
 */
export function readCommand(words) {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(" ");
    if (words.length >= count && Object.hasOwn(COMMANDS, name)) return { name, rest: words.slice(count) };
  }
}

/** The command that is written most like these words. */
export function nearestTo(words) {
  const written = words.slice(0, 2).join(" ");
  const far = (name) =>
    Math.min(...[name, name.split(" ").at(-1)].flatMap((each) => [distance(written, each), distance(words[0] ?? "", each)]));
  return Object.keys(COMMANDS).reduce((best, name) => (far(name) < far(best) ? name : best));
}

/** How many characters have to be put in, taken out or exchanged (Levenshtein 1965). */
function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const exchanged = row[column - 1] + (character === to[column - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[column] + 1, next[column - 1] + 1));
    }
    row = next;
  }
  return row.at(-1);
}
