type NonNullFields<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>;
};

/** Drops null fields: rows have null where the wire has no field. */
export function omitNulls<T extends Record<string, unknown>>(fields: T): NonNullFields<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as NonNullFields<T>;
}
