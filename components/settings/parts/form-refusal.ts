import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useRetold } from "@/lib/client/use-retold";

/**
 * Puts the server's refusal onto the fields that it is about, and says it anew there when the language changes.
 * @param names fields of the form; a constant list
 * @returns what is to be said above the form: the refusal where no field took any of it, else null
 */
export function useFormRefusal<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  { setError, getFieldState }: Pick<UseFormReturn<Values>, "setError" | "getFieldState">,
): string | null {
  const errorText = useErrorText();
  const remarks = remarksOn(errorText(error).fields, names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes to the first field once, not with each language
  useEffect(() => {
    for (const [index, { name, message }] of remarks.entries()) setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  }, [error]);
  useRetold(() => {
    for (const { name, message } of remarks) if (getFieldState(name).error?.type === "server") setError(name, { type: "server", message });
  });
  return error && remarks.length === 0 ? errorText(error).message : null;
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
function remarksOn<Name extends string>(fields: Readonly<Record<string, string[]>>, names: readonly Name[]): FieldRemark<Name>[] {
  return Object.entries(fields).flatMap(([key, texts]) => {
    const name = names.find((known) => key === known || key.startsWith(`${known}.`));
    return name ? [{ name, message: texts.join(" ") }] : [];
  });
}
