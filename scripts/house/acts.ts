// npx parvoz acts: writes the documents of acts of the ledger into a folder, for accounting. They are numbered before, so those of a moment ago are there.
import { disconnect } from "@/lib/db";
import { runActsCommand } from "../lib/commands/acts-command";

try {
  console.log(await runActsCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
