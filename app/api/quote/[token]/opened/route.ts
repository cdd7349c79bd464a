import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { noteOpened } from "@/lib/services/quotes/note-opened";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ params, now, readAddress }) =>
    answerLink({ address: readAddress(), now }, () => noteOpened({ token: params.token ?? "", now })),
  ),
});
