import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { BOOK_IMPORT_BODY, bookImportQuery } from "@/lib/contracts/portal/people/book-import";
import { SELLERS } from "@/lib/contracts/scopes";
import { importPeople } from "@/lib/services/access/passenger-book/import/import-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, readQuery, readFile, readDoer }) => {
      const { act } = readQuery(bookImportQuery);
      return importPeople({ partnerId: partner.id, content: await readFile(), isApplied: act === "save", by: readDoer(), now });
    },
    SELLERS,
    { body: BOOK_IMPORT_BODY, rate: "book" },
  ),
});
