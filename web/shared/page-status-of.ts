/** The status a page answers with when the call it lives from failed with `status` (0: no answer at all). */
export function pageStatusOf(status: number): number {
  if (status === 404 || status === 429) return status;
  return status === 503 ? 503 : 502;
}
