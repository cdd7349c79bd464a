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
