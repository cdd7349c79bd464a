import type { OperationName } from "@/lib/contracts/operations";
import { keptAnswer } from "@/lib/services/search/kept-answers";
import type { Answered } from "@/lib/services/search/ready-json";
import { operation, type PartnerCall, type RouteHandler } from "./handler";

/**
 * An operation that changes nothing, repeated from the bytes of an earlier answer where that still holds.
 * @param answer reads the query and works the answer out, where none is kept
 */
export function keptOperation(name: OperationName, answer: (call: PartnerCall) => Answered | Promise<Answered>): RouteHandler {
  return operation(name, (call) => {
    const { partner, locale, search, now } = call;
    return keptAnswer({ operation: name, partner, locale, search, now }, () => answer(call));
  });
}
