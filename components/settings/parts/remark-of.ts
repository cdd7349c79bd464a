interface FieldRemark {
  message?: string | undefined;
}

/**
 * What a field says under itself: the text that the form's schema names, or else the server's own words.
 * @param texts by the names that the schema uses as messages
 */
export function remarkOf(error: FieldRemark | undefined, texts: Readonly<Record<string, string>>): string | undefined {
  const message = error?.message ?? "";
  return texts[message] ?? (message || undefined);
}
