/** Returns the HTTP status of a refusal by better-auth; null for another error. Does not load better-auth. */
export function authRefusalStatus(error: unknown): number | null {
  if (!(error instanceof Error) || error.name !== 'APIError') return null;
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
}
