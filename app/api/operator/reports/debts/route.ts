import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { debtsRequest } from "@/lib/contracts/operator/reports/money";
import { readDebts } from "@/lib/services/views/reports/read-debts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ now, readQuery }) => readDebts({ asked: readQuery(debtsRequest), now })),
});
