// npx parvoz partner …: opens partners and accounts, pays money in, sets limits and logos. `npx parvoz partner` alone prints how.
import { disconnect } from "@/lib/db";
import { explain, runPartnerCommand } from "./lib/commands/partner-commands";

try {
  console.log(await runPartnerCommand(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
