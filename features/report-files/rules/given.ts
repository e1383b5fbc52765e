// Records without holes: a field that is absent is left out, never present with the value undefined.

/** `T` with every field that may be undefined made optional. */
export type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** `fields` without those that are undefined. */
export function given<T extends object>(fields: T): Given<T> {
  const kept: Record<string, unknown> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) kept[key] = value;
  }
  return kept as Given<T>;
}
