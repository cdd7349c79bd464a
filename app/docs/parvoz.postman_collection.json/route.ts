import { openApiDocument } from "@/lib/api/representation/openapi-document";
import { postmanCollection } from "@/lib/contracts/openapi/postman-collection";

export function GET(): Response {
  const text = JSON.stringify(postmanCollection(openApiDocument().document), null, 1);
  return new Response(text, { headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" } });
}
