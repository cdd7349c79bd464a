import { importInterline } from "@/lib/services/imports/import-interline";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:interline -- FILE…: carriers that ticket on each other's paper, see docs/importing-fares.md.
await runImport({ name: "import:interline", run: (files) => importInterline({ files }), linesOf: describeCsv("agreements") });
