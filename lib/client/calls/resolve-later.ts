import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A resolver of react-hook-form that is loaded when a form is first checked: zod and a form's schema weigh more than most pages.
 * @param load e.g. `async () => (await import("./find-form-resolver")).findFormResolver`
 */
export function resolveLater<Fields extends FieldValues>(load: () => Promise<Resolver<Fields>>): Resolver<Fields> {
  return async (values, context, options) => (await load())(values, context, options);
}
