import { importEntryRules } from "@/lib/services/imports/import-entry-rules";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:entry-rules -- FILE…: entry rules by country and citizenship, see docs/importing-fares.md.
await runImport({ name: "import:entry-rules", run: (files) => importEntryRules({ files }), linesOf: describeCsv("entry rules") });
