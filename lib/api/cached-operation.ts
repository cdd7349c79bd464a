import type { z } from "zod";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { utcMinutes } from "@/lib/domain/dates";
import { termsOf } from "@/lib/services/access/partners/terms-in";
import { processMemory } from "@/lib/util/process-wide";
import { type NamedOperation, type OperationCall, operation, type PartnerCall, type RouteHandler } from "./handler";
import { type CachedResponse, ResponseCache } from "./representation/response-cache";

/** So much of responses does a process keep. */
const MAX_BYTES = 64 * 1024 * 1024;

const responses = processMemory("responses", () => new ResponseCache(MAX_BYTES));

/** All that a response depends on besides what suppliers sell. */
type Question = Pick<PartnerCall, "partner" | "locale" | "search" | "now">;

interface ResponseData extends Pick<CachedResponse, "isCurrent"> {
  /** What JSON can write; a Buffer is JSON that is written already. */
  data: unknown;
}

/**
 * An operation that changes nothing, whose response is given again while it holds.
 * @param run reads the query and works its data out, where no response is kept; its refusals are not
 * @param answered told of each call that gets data, kept ones too
 */
export function cachedOperation<Query extends z.ZodType, Body extends z.ZodType>(
  described: NamedOperation<Query, Body>,
  run: (call: OperationCall<Query, Body>) => Promise<ResponseData>,
  answered: (question: Question) => void,
): RouteHandler {
  return operation(described, async (call) => {
    const data = await cachedData(described.name, call, () => run(call));
    answered(call);
    return data;
  });
}

/**
 * The data of an earlier response to the same question, else a new one's: the same partner on the same terms, the same query in the same
 * language, and the same UTC minute, on which it depends what is for sale and until when it can be held.
 * @param form what tells these data from others that the same operation gives
 * @returns JSON, UTF-8
 * @throws what `run` throws
 */
export function cachedData(name: OperationName, question: Question, run: () => Promise<ResponseData>, form = ""): Promise<Buffer> {
  const { partner, locale, search, now } = question;
  const { id, mode, recommendedMarkupBp } = partner;
  const terms = termsOf(partner).map(({ currency, serviceFeeMinor }) => `${currency}${serviceFeeMinor}`);
  const minute = utcMinutes(now);
  const key = `${minute} ${id} ${mode} ${terms} ${recommendedMarkupBp} ${name} ${form} ${locale} ${search}`;
  return responses().get(key, now, async () => {
    const { data, isCurrent } = await run();
    return { json: Buffer.isBuffer(data) ? data : Buffer.from(JSON.stringify(data)), isCurrent };
  });
}
