import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bankLineQuery } from "@/lib/contracts/operator/money/bank";
import { listBankLines } from "@/lib/services/views/bank/list-bank-lines";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ now, readQuery }) => listBankLines({ asked: readQuery(bankLineQuery), now })),
});
