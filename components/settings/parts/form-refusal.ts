import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";

/**
 * Puts the server's refusal onto the fields that it is about.
 * @param names fields of the form; a constant list
 * @returns what is to be said above the form: the refusal where no field took any of it, else null
 */
export function useFormRefusal<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  const errorText = useErrorText();
  useEffect(() => {
    placeErrors(remarksOn(error, names), setError);
  }, [error, names, setError]);
  return error && remarksOn(error, names).length === 0 ? errorText(error).message : null;
}

/**
 * What a field says under itself: the text that the form's schema names, or else the server's own words.
 * @param texts by the names that the schema uses as messages
 */
export function remarkOf(error: { message?: string | undefined } | undefined, texts: Readonly<Record<string, string>>): string | undefined {
  const message = error?.message ?? "";
  return texts[message] ?? (message || undefined);
}

interface FieldRemark<Name> {
  name: Name;
  message: string;
}

/** The server's remarks on fields that the form has; one about a part of a field (`scopes.0`) is about the field. */
function remarksOn<Name extends string>(error: unknown, names: readonly Name[]): FieldRemark<Name>[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([key, texts]) => {
    const name = names.find((known) => key === known || key.startsWith(`${known}.`));
    return name ? [{ name, message: texts.join(" ") }] : [];
  });
}

/** Puts the remarks onto their fields, the cursor into the first. */
function placeErrors<Values extends FieldValues>(
  remarks: readonly FieldRemark<FieldPath<Values>>[],
  setError: UseFormSetError<Values>,
): void {
  for (const [index, { name, message }] of remarks.entries()) {
    setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  }
}
