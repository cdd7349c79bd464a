import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/api-error";

interface FieldRemark<Name> {
  name: Name;
  message: string;
}

/** The server's remarks on fields that the form has; one about a part of a field (`scopes.0`) is about the field. */
export function remarksOn<Name extends string>(error: unknown, names: readonly Name[]): FieldRemark<Name>[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([key, texts]) => {
    const name = names.find((known) => key === known || key.startsWith(`${known}.`));
    return name ? [{ name, message: texts.join(" ") }] : [];
  });
}

/** Puts the remarks onto their fields, the cursor into the first. */
export function placeErrors<Values extends FieldValues>(
  remarks: readonly FieldRemark<FieldPath<Values>>[],
  setError: UseFormSetError<Values>,
): void {
  for (const [index, { name, message }] of remarks.entries()) {
    setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  }
}
