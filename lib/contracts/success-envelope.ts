/** Constant text of every success (interface.md, Success envelope). */
export const SUCCESS_MESSAGE = "The request was completed successfully.";

/** `YYYY-MM-DD HH:MM`, UTC (interface.md, Success envelope). */
export function createdAtText(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}

/** The body of a success, as JSON. */
export function successBody(requestId: string, moment: Date, data: unknown, warnings: readonly string[] = []): string {
  const told = warnings.length > 0 ? { warnings } : {};
  return JSON.stringify({ request_id: requestId, created_at: createdAtText(moment), message: SUCCESS_MESSAGE, data, ...told });
}

const BEFORE_DATA = `,"message":${JSON.stringify(SUCCESS_MESSAGE)},"data":`;

/** What follows the data of `successHead`. */
export function successTail(warnings: readonly string[] = []): string {
  return warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}}` : "}";
}

/**
 * The same up to its data, which `successTail` follows. As long as any other whose request id is as long.
 * @param requestId nothing in it that JSON would escape
 */
export function successHead(requestId: string, moment: Date): string {
  return `{"request_id":"${requestId}","created_at":"${createdAtText(moment)}"${BEFORE_DATA}`;
}
