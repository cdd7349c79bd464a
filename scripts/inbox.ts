// npx parvoz inbox …: what came into the inbox of schedule messages, and what became of it; see docs/schedule-messages.md.
import { disconnect } from "@/lib/db";
import { runInboxCommand } from "./lib/commands/inbox-commands";

try {
  console.log(await runInboxCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
