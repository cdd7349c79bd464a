import { askEngine } from "@/bench/wire/ask-engine";
import { sentBytes } from "@/bench/wire/sent-bytes";

/** The empty route, with the engine's work for the search that the query asks for. Built into a copy of the product, never into the product. */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  await askEngine(search);
  return sentBytes(searchParams);
}
