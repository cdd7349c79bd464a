/** Whose rows: a partner's. */
export interface Owner {
  /** The live partner for rows of both modes; else the partner of the one mode. */
  partnerId: string;
  /** Whether a program asks, which acts in one mode and knows nothing of the other; people have both. */
  isProgram?: boolean;
}

export function ownedBy({ partnerId, isProgram = false }: Owner) {
  return isProgram ? { partner: { id: partnerId } } : ofBothModes(partnerId);
}

/** Rows of the partner itself and of its test twin. */
export function ofBothModes(partnerId: string) {
  return { partner: { OR: [{ id: partnerId }, { testOf: partnerId }] } };
}
