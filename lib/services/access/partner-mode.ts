/** Rows of the partner itself and of its test twin. */
export function ofBothModes(partnerId: string) {
  return { partner: { OR: [{ id: partnerId }, { testOf: partnerId }] } };
}
