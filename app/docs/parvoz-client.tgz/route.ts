import { packClient } from "@/lib/services/ground/documentation/pack-client";

export async function GET(): Promise<Response> {
  const file = new Uint8Array(await packClient());
  return new Response(file, { headers: { "content-type": "application/gzip", "cache-control": "public, max-age=300" } });
}
