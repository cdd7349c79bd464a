import { airportByCode } from "@/lib/reference/airports";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { describeSchedule } from "./lib/describe-schedule";
import { runImport } from "./lib/run-import";

// npm run import:schedule -- FILE…: SSIM chapter 7 files, see docs/importing-schedules.md.
await runImport({
  name: "import:schedule",
  run: (files) => importSchedule({ files, isKnownAirport: (code) => airportByCode(code) !== undefined }),
  linesOf: describeSchedule,
});
