import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleBankLine } from "@/lib/contracts/operator/money/bank";
import { settleLine } from "@/lib/services/terms/bank/settle-line";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "money", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    settleLine({ lineId: lineIdOf(params.id), asked: await readBody(settleBankLine), by: readDoer(), now }),
  ),
});

/** What is no id of a line is that of none. */
function lineIdOf(text = ""): bigint {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n;
}
