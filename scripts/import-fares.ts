import { importFares } from "@/lib/services/imports/import-fares";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:fares -- FILE…: fares, see docs/importing-fares.md.
await runImport({ name: "import:fares", run: (files) => importFares({ files }), linesOf: describeCsv("fares") });
