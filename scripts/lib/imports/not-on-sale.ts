/** What to tell of carriers that fly and are not sold; nothing where there are none. */
export function notOnSale(carriers: readonly string[]): string[] {
  return carriers.length === 0
    ? []
    : [
        `not on sale, no ticket stock: ${carriers.join(", ")}. Declare one: npx parvoz stock declare CARRIER FIRST LAST (or: declare CARRIER own)`,
      ];
}
