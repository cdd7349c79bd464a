import { serveOpenApi } from "@/lib/api/representation/openapi-document";

export function GET(request: Request): Response {
  return serveOpenApi(request);
}
