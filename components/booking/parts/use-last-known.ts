import { useState } from "react";

/**
 * An answer, or the last one that came while the next is on its way or does not come: what is open on it stays open. Whoever decides on it is
 * refused by the service where it is no longer so.
 */
export function useLastKnown<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
