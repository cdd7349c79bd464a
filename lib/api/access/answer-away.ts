import { z } from "zod";
import { AWAY } from "./auth-options";

/** Seconds after which the same may be tried again: the database is mostly back by then. */
const AWAY_SECONDS = 2;

const refused = z.object({ url: z.url() });

/**
 * The answer of next-auth to a sign-in, which is 401 whatever went wrong: where nothing could be decided, it is 503 with a time to wait, and the
 * same body for the sign-in page.
 */
export async function answerAway(answer: Response): Promise<Response> {
  if (answer.status !== 401) return answer;
  const text = await answer.text();
  const url = urlIn(text);
  if (url?.searchParams.get("error") !== AWAY) return new Response(text, answer);
  const headers = new Headers(answer.headers);
  headers.set("Retry-After", String(AWAY_SECONDS));
  return new Response(text, { status: 503, headers });
}

function urlIn(text: string): URL | null {
  try {
    return new URL(refused.parse(JSON.parse(text)).url);
  } catch {
    return null;
  }
}
