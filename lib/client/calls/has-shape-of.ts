/**
 * Whether a value from the browser's storage has the parts of a model: every property of its objects, of the same kind, and in lists only what
 * is like the model's first element; an empty list of the model stands for any. Storage is this site's own, so that only an older release can
 * have written something else there.
 */
export function hasShapeOf<Model>(value: unknown, model: Model): value is Model {
  if (Array.isArray(model)) {
    const [first] = model;
    return Array.isArray(value) && (first === undefined || value.every((each) => hasShapeOf(each, first)));
  }
  if (typeof model !== "object" || model === null) return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(model).every(([name, part]) => hasShapeOf(Reflect.get(value, name), part));
}
