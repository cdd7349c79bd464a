import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { BANK_FILE_BODY, bankFileQuery } from "@/lib/contracts/operator/money/bank";
import { importBankFile } from "@/lib/services/terms/bank/import-bank-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute(
    { area: "money", act: "change" },
    async ({ params, now, readQuery, readFile, readDoer }) => {
      const { name } = readQuery(bankFileQuery);
      return importBankFile({ accountNumber: numberOf(params.number), name, content: await readFile(), by: readDoer(), now });
    },
    BANK_FILE_BODY,
  ),
});

/** What is no number of an account is that of none. */
function numberOf(text = ""): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
