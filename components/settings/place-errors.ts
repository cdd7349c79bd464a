import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/api-error";

/**
 * Puts the server's remarks onto the form's fields; those about a part of a field (`scopes.0`) onto the field.
 * @returns whether any remark found its field
 */
export function placeErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const remarks = Object.entries(error.fields).flatMap(([key, texts]) => {
    const name = names.find((known) => key === known || key.startsWith(`${known}.`));
    return name ? [{ name, message: texts.join(" ") }] : [];
  });
  for (const [index, { name, message }] of remarks.entries()) setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  return remarks.length > 0;
}
