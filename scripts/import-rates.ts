import { importRates } from "@/lib/services/imports/import-rates";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:rates -- FILE…: exchange rates, see docs/importing-fares.md.
await runImport({ name: "import:rates", run: (files) => importRates({ files }), linesOf: describeCsv("rates") });
