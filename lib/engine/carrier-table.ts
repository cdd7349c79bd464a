/** Carriers by index. */
export interface CarrierTable {
  codes: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  /** Row by row, 1 where the two carriers are the same or have an agreement. */
  agreed: Uint8Array;
}

/** Agreements count both ways; those of carriers without flights are ignored. */
export function tabulateCarriers(carriers: readonly string[], agreements: readonly (readonly [string, string])[]): CarrierTable {
  const codes = [...new Set(carriers)].sort();
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  const agreed = new Uint8Array(codes.length ** 2);
  for (const index of codes.keys()) agreed[index * codes.length + index] = 1;
  for (const pair of agreements) {
    const [one, other] = pair.map((code) => indexOf.get(code));
    if (one === undefined || other === undefined) continue;
    agreed[one * codes.length + other] = 1;
    agreed[other * codes.length + one] = 1;
  }
  return { codes, indexOf, agreed };
}
