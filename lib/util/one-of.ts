/**
 * A text of the database as one of the values that it can only be.
 * @throws RangeError where it is none of them
 */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((known) => known === text);
  if (value === undefined) throw new RangeError(`not one of ${values.join(", ")}`);
  return value;
}
