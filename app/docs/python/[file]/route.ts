import { packPythonClient } from "@/lib/services/ground/documentation/pack-python-client";

/** The wheel under its own name, by which installers know what it is. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { name, content } = await packPythonClient();
  if ((await params).file !== name) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(content), {
    headers: { "content-type": "application/zip", "cache-control": "public, max-age=300" },
  });
}
