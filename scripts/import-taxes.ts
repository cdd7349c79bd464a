import { importTaxes } from "@/lib/services/imports/import-taxes";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:taxes -- FILE…: taxes and carriers' surcharges, see docs/importing-fares.md.
await runImport({ name: "import:taxes", run: (files) => importTaxes({ files }), linesOf: describeCsv("taxes") });
