import { askEngine, searchRequestOf } from "@/bench/wire/ask-engine";
import { queryOf } from "@/bench/wire/bench-routes";
import { sentBytes } from "@/bench/wire/sent-bytes";

/** The empty route, with the engine's work for the search that the query asks for. Built into a copy of the product, never into the product. */
export async function GET({ url }: Request): Promise<Response> {
  await askEngine(searchRequestOf(queryOf(url)));
  return sentBytes();
}
