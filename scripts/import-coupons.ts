import { recordCoupons } from "@/lib/services/refunds/record-coupons";
import { runImport } from "./lib/run-import";

// npm run import:coupons -- FILE…: who has flown and who has not, see docs/operating.md.
await runImport({
  name: "import:coupons",
  run: (files) => recordCoupons({ files, now: new Date() }),
  linesOf: ({ file, rowsRead }) => [`${file}: recorded`, `  coupons: ${rowsRead}`],
});
