import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyQuote } from "@/lib/client/travel/quote-basket";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { QuotesPage } from "./quotes-page";

it.each([
  ["an agency without quotes", "", "No quotes yet", []],
  ["a link to a quote that is gone", "quote=q-1", "This quote is no longer kept", ["/quotes"]],
])("says what there is of %s", async (_, query, title, links) => {
  emptyQuote();
  address.query = query;
  serve({ "GET /api/portal/quotes": () => ({ items: [], page: 1, pages: 1, total: 0 }) });
  show(<QuotesPage language="en" />);
  expect(await screen.findByRole("heading", { name: title })).toBeDefined();
  expect(screen.queryAllByRole("link", { name: "All quotes" }).map((link) => link.getAttribute("href"))).toEqual(links);
});
