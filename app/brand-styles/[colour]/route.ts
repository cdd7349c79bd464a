import { brandStyles } from "@/lib/domain/colours/brand-styles";

interface Context {
  params: Promise<{ colour: string }>;
}

const COLOUR = /^([\da-f]{6})\.css$/;
/** The address names the colour: an hour bounds how long a version that counts its tones otherwise is waited for. */
const HEADERS = { "Cache-Control": "public, max-age=3600", "X-Robots-Tag": "noindex" };

/** The colours of an agency's pages, as a style sheet: the policy of pages allows no styles in them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, colour] = COLOUR.exec((await params).colour) ?? [];
  if (colour === undefined) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(brandStyles(`#${colour}`), { headers: { ...HEADERS, "Content-Type": "text/css; charset=utf-8" } });
}
