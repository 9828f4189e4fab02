/** Calls `read` once, on first use, and shares its result; after a failure it is called again. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | null = null;
  return () => {
    result ??= read().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
