import { addressOf } from "@/lib/api/request/address";
import { AppError } from "@/lib/domain/errors";
import { answerLink } from "@/lib/services/guessing/answer-link";
import { readTripLogo } from "@/lib/services/trip/read-trip-logo";

// Whoever knows the address of the page may see the picture; it names nobody but the agency.
const HEADERS = { "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex", "X-Content-Type-Options": "nosniff" };

interface Context {
  params: Promise<{ token: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  try {
    const logo = await answerLink({ address: addressOf(request.headers), now: new Date() }, () => readTripLogo(token));
    return new Response(logo, { headers: { ...HEADERS, "Content-Type": "image/png" } });
  } catch (error) {
    if (error instanceof AppError)
      return new Response(null, { status: error.kind === "too_many_requests" ? 429 : 404, headers: { "Cache-Control": "no-store" } });
    throw error;
  }
}
