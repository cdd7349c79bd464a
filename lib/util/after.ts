/**
 * What comes of a value: at once where it is known, else when it will be. Where nearly everything is known at once, as in a repeated search,
 * turns of waiting for it cost more than the rest.
 * @throws what `next` throws, where the value is known; else the promise is rejected with it
 */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The same for several values: at once where all of them are known. */
export function afterAll<Value, Result>(
  values: readonly (Value | Promise<Value>)[],
  next: (values: Value[]) => Result | Promise<Result>,
): Result | Promise<Result> {
  const known: Value[] = [];
  for (const value of values) {
    if (value instanceof Promise) return Promise.all(values).then(next);
    known.push(value);
  }
  return next(known);
}
