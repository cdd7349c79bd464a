import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseRefundsRequest } from "@/lib/contracts/operator/reports/money";
import { readHouseRefunds } from "@/lib/services/views/reports/read-house-refunds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) =>
    readHouseRefunds({ asked: readQuery(houseRefundsRequest), locale }),
  ),
});
