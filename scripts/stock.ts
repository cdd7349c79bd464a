// npx parvoz stock …: declares, lists and closes the ticket numbers of carriers, without which none is on sale. `npx parvoz stock` alone prints how.
import { disconnect } from "@/lib/db";
import { runStockCommand } from "./lib/commands/stock-commands";

try {
  console.log(await runStockCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
