import { z } from "zod";
import type { ProblemName } from "../imports/bad-line";

/** Gives undefined for a text that it cannot read. */
export type ParseCell<T> = (text: string) => T | undefined;

/**
 * A field that must be filled in.
 * @param other what the problem's text says about the field's bounds
 */
export function cell<T>(parse: ParseCell<T>, problem: ProblemName, other = "") {
  return z.string().transform((text, context): T => {
    const value = text === "" ? undefined : parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: text === "" ? "required" : problem, params: { value: text, other } });
    return z.NEVER;
  });
}

/** A field that may be empty. */
export function optionalCell<T, E>(parse: ParseCell<T>, problem: ProblemName, whenEmpty: E, other = "") {
  return z.string().transform((text, context): T | E => {
    if (text === "") return whenEmpty;
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: problem, params: { value: text, other } });
    return z.NEVER;
  });
}
