import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listErrors } from "@/lib/services/reference/list-errors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_errors", async ({ locale }) => listErrors(locale)),
});
