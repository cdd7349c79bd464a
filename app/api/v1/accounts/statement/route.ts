import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readStatement } from "@/lib/services/views/statement/read-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_statement, async ({ partner, readQuery }) => readStatement({ partnerId: partner.id, query: readQuery() })),
});
