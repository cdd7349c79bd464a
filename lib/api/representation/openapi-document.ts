import { createHash } from "node:crypto";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import type { OpenApiDocument } from "@/lib/contracts/openapi/types";
import { env } from "@/lib/env";
import { processMemory } from "@/lib/util/process-wide";
import { namesTag } from "./tagged-json";

interface Published {
  document: OpenApiDocument;
  /** The document as it is served. */
  text: string;
  etag: string;
}

/** The OpenAPI document of this service, made once per process. */
export const openApiDocument = processMemory("openapi-document", publish);

function publish(): Published {
  const document = buildDocument(`${env().PUBLIC_URL}/api/v1`);
  const text = JSON.stringify(document);
  return { document, text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

/** Answers with the document, or with 304 to who has it already. */
export function serveOpenApi(request: Request): Response {
  const { text, etag } = openApiDocument();
  const headers = { etag, "cache-control": "public, max-age=0, must-revalidate", "access-control-allow-origin": "*" };
  if (namesTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
}
