// npx parvoz passenger-lists …: how each carrier gets the names of its passengers, without which none is on sale. `npx parvoz passenger-lists` alone prints how.
import { disconnect } from "@/lib/db";
import { runPassengerListCommand } from "../lib/commands/passenger-list-commands";

try {
  console.log(await runPassengerListCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
