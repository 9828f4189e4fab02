/** Status of a page whose main call failed with `status` (0: no response). */
export function pageStatusOf(status: number): number {
  if (status === 404 || status === 429) return status;
  return status === 503 ? 503 : 502;
}
