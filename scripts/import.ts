// npx parvoz import KIND FILE…: see docs/importing-schedules.md, docs/schedule-messages.md, docs/importing-fares.md, docs/reference-data.md and, for coupons,
// docs/operating.md.
import { disconnect } from "@/lib/db";
import { runImport } from "./lib/imports/run-import";

const [kind = "", ...args] = process.argv.slice(2);
process.exitCode = await runImport(kind, args);
await disconnect();
