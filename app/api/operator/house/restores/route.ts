import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { triedRestore } from "@/lib/contracts/operator/house";
import { noteRestore } from "@/lib/services/operations/house/note-restore";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ now, readBody, readDoer }) =>
    noteRestore({ ...(await readBody(triedRestore)), by: readDoer(), now }),
  ),
});
