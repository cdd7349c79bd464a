import { serveOpenApi } from "@/lib/api/openapi-document";

export function GET(request: Request): Response {
  return serveOpenApi(request);
}
