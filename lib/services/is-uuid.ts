import { validate } from "uuid";

/** Whether the text can be a key of ours at all: PostgreSQL refuses anything else with an error. */
export function isUuid(text: string): boolean {
  return validate(text);
}
