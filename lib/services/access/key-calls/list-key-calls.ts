import { isOperationName, OPERATIONS } from "@/lib/contracts/interface/operations";
import type { KeyCallPage } from "@/lib/contracts/portal/keys";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { pageOfRows } from "@/lib/services/ground/paging/cursor";
import { apiKeyInclude, keyOf, presentKey } from "../keys/api-key-record";

/** Calls on one page. */
const PAGE = 50;

interface ListKeyCalls {
  /** The live partner, whatever the key's mode. */
  partnerId: string;
  keyId: string;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

/**
 * What was called with a key in the last 30 days, newest first: as fast for a key with many calls as for one with few.
 * @throws AppError key_not_found, for another partner's key too
 */
export async function listKeyCalls({ partnerId, keyId, cursor }: ListKeyCalls): Promise<KeyCallPage> {
  const key = await db().apiKey.findFirst({ where: keyOf(partnerId, keyId), include: apiKeyInclude });
  if (!key) throw new AppError("key_not_found");
  const rows = await db().keyCall.findMany({
    where: { keyId: key.id, ...(cursor !== undefined && { id: { lt: BigInt(cursor) } }) },
    orderBy: { id: "desc" },
    take: PAGE + 1,
  });
  const page = pageOfRows(rows, PAGE, ({ id }) => String(id));
  return {
    item: await presentKey(key),
    items: page.rows.map(({ at, requestId, operation, status, durationMs }) => ({
      at: at.toISOString(),
      request_id: requestId,
      ...placeOf(operation),
      status,
      duration_ms: durationMs,
    })),
    next_cursor: page.next_cursor,
  };
}

/** An operation that there is no more is shown by its name. */
function placeOf(name: string): { method: string; path: string } {
  if (!isOperationName(name)) return { method: "", path: name };
  const { method, path } = OPERATIONS[name];
  return { method, path: `/api/v1${path}` };
}
