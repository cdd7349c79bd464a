import { pngResponse } from "@/lib/api/representation/png-response";
import { addressOf } from "@/lib/api/request/address";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readTripLogo } from "@/lib/services/views/trip/read-trip-logo";

interface Context {
  params: Promise<{ token: string }>;
}

/** The agency's logo for a customer's page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const address = addressOf(request.headers);
  const now = new Date();
  return pngResponse(() => answerLink({ address, now }, () => readTripLogo({ token, now })));
}
