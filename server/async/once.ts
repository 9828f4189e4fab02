/** Calls `read` when first asked and shares its result from then on; a failure is not remembered. */
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
