import { importBaggage } from "@/lib/services/imports/import-baggage";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:baggage -- FILE…: prices of extra bags, see docs/importing-fares.md.
await runImport({ name: "import:baggage", run: (files) => importBaggage({ files }), linesOf: describeCsv("bag prices") });
