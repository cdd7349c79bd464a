type ColumnKind<C> = { new (memory: SharedArrayBuffer): C; readonly BYTES_PER_ELEMENT: number };

/**
 * A column of zeros in memory that threads share. What is long and handed to another thread is made there at once: to touch as much memory
 * once more for a copy takes as long as to fill it.
 */
export function sharedColumn<C>(Kind: ColumnKind<C>, length: number): C {
  return new Kind(new SharedArrayBuffer(length * Kind.BYTES_PER_ELEMENT));
}
