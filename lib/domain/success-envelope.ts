/** Constant text of every success (interface.md, Success envelope). */
export const SUCCESS_MESSAGE = "The request was completed successfully.";

/** `YYYY-MM-DD HH:MM`, UTC (interface.md, Success envelope). */
export function createdAtText(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}

/** The body of a success, as JSON. */
export function successBody(requestId: string, moment: Date, data: unknown): string {
  return JSON.stringify({ request_id: requestId, created_at: createdAtText(moment), message: SUCCESS_MESSAGE, data });
}

const NO_DATA = "null}";

/** The same up to its data, which one brace follows. As long as any other whose request id is as long. */
export function successHead(requestId: string, moment: Date): string {
  return successBody(requestId, moment, null).slice(0, -NO_DATA.length);
}
