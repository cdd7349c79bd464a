import { ApiError } from "@/lib/client/calls/api-error";

/** What the server says is wrong with a field; nothing where it is about something else. */
export function remarkOn(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.join(" ") : undefined;
}
