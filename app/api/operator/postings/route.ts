import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { postingQuery } from "@/lib/contracts/operator/postings";
import { listPostings } from "@/lib/services/views/postings/list-postings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ readQuery }) => listPostings(readQuery(postingQuery))),
});
