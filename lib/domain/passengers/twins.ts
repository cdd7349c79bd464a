import type { ReadPassenger } from "./passenger";
import type { Problem } from "./problem";
import { TEXTS } from "./texts";
import { plainName } from "./transliterate";

/** Two passengers with the same names and birth date, or with the same document. The later one is named. */
export function checkTwins(passengers: readonly ReadPassenger[]): Problem[] {
  const names = passengers.map(({ firstName, lastName, birthdate }) =>
    firstName && lastName && birthdate ? [plainName(lastName), plainName(firstName), birthdate].join("|") : null,
  );
  const documents = passengers.map(({ docNumber }) => docNumber);
  return passengers.flatMap((_, index): Problem[] => [
    ...(isRepeated(names, index)
      ? [{ kind: "check_names_and_documents", field: `passengers.${index}.first_name`, text: TEXTS.sameName } as const]
      : []),
    ...(isRepeated(documents, index)
      ? [{ kind: "check_names_and_documents", field: `passengers.${index}.doc_number`, text: TEXTS.sameDocument } as const]
      : []),
  ]);
}

function isRepeated(values: readonly (string | null)[], index: number): boolean {
  const value = values[index];
  return typeof value === "string" && values.indexOf(value) < index;
}
