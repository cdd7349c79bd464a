#!/usr/bin/env node
// npx parvoz COMMAND …: one entry for every command. `npx parvoz --help` lists them; the table is scripts/lib/commands/command-table.mjs.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkNode, ensureInstalled, ensurePrismaClient, root, SetupError } from "./lib/build/prepare.mjs";
import { COMMANDS } from "./lib/commands/command-table.mjs";
import { helpOf, helpOfAll, kinOf, nearestTo, readCommand } from "./lib/commands/help.mjs";

const HELP = ["--help", "-h", "help"];

/** The command line cannot be understood. */
const WRONG_USAGE = 2;

function help(words) {
  const found = readCommand(words);
  if (words.length === 0) console.log(helpOfAll());
  else if (found?.rest.length === 0) console.log(helpOf(found.name));
  else if (words.length === 1 && kinOf(words[0]).length > 0) console.log(helpOf(words[0]));
  else refuse(words);
}

function refuse(words) {
  const [first = ""] = words;
  const kin = kinOf(first);
  if (words.length === 1 && kin.length > 0) console.error(`${first} is followed by what to do:\n${helpOf(first)}`);
  else
    console.error(
      `There is no command “${words.slice(0, 2).join(" ")}”. The nearest one:\n${helpOf(nearestTo(words))}\nAll of them: npx parvoz --help`,
    );
  process.exitCode = WRONG_USAGE;
}

/** As if the program had been started with these words, in this process: signals and the exit code are its own. */
async function run(name, rest) {
  const { program, words = [] } = COMMANDS[name];
  checkNode();
  const file = path.join(root, "scripts", program);
  process.argv = [process.execPath, file, ...words, ...rest];
  if (program.endsWith(".ts")) {
    // From any folder: the data folder and the aliases of imports are those of the project.
    process.env.DATA_DIR ||= path.join(root, ".data");
    process.env.TSX_TSCONFIG_PATH ??= path.join(root, "tsconfig.json");
    await ensureInstalled();
    await ensurePrismaClient();
    await import("tsx");
  }
  await import(pathToFileURL(file).href);
}

const words = process.argv.slice(2);
const found = readCommand(words);
try {
  if (words.length === 0 || HELP.includes(words[0])) help(words.slice(1));
  else if (found === undefined) refuse(words);
  else if (found.rest.some((word) => word === "--help" || word === "-h")) console.log(helpOf(found.name));
  else await run(found.name, found.rest);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
