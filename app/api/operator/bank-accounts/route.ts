import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newBankAccount } from "@/lib/contracts/operator/money/bank";
import { addBankAccount } from "@/lib/services/terms/bank/add-bank-account";
import { listBankAccounts } from "@/lib/services/views/bank/list-bank-accounts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async () => listBankAccounts()),
  POST: officeRoute({ area: "money", act: "change" }, async ({ now, readBody, readDoer }) => {
    await addBankAccount({ asked: await readBody(newBankAccount), by: readDoer(), now });
    return listBankAccounts();
  }),
});
