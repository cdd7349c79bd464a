import { mayApprove } from "@/lib/api/access/proposal-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { proposeBankLines } from "@/lib/contracts/operator/money/bank";
import { proposeLinesForHouse } from "@/lib/services/desk/agencies/propose-for-house";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "money", act: "change" }, async ({ principal, locale, now, readBody, readDoer }) => {
    const { lines } = await readBody(proposeBankLines);
    return proposeLinesForHouse({ lineIds: lines.map(BigInt), mayApprove: mayApprove(principal, "deposit"), locale, by: readDoer(), now });
  }),
});
