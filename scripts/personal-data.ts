// npx parvoz personal-data … and npx parvoz keys rotate: keys of personal data, and their erasure. `npx parvoz personal-data` alone prints how.
import { disconnect } from "@/lib/db";
import { runPersonalDataCommand } from "./lib/commands/personal-data-commands";

try {
  console.log(await runPersonalDataCommand(process.argv.slice(2), (line) => console.log(line)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await disconnect();
}
