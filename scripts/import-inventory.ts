import { importInventory } from "@/lib/services/imports/import-inventory";
import { describeCsv } from "./lib/describe-csv";
import { runImport } from "./lib/run-import";

// npm run import:inventory -- FILE…: authorised seats by booking class, see docs/importing-fares.md.
await runImport({ name: "import:inventory", run: (files) => importInventory({ files }), linesOf: describeCsv("inventory rules") });
