/** Status of a page whose main call failed with `status` (0: no response). */
export function toPageStatus(status: number): number {
  if (status === 404 || status === 429) return status;
  return status === 503 ? 503 : 502;
}

/** Status of a list's page whose call failed. 400 stays 400: an invalid filter is no failure of the shop. */
export function toListStatus(status: number): number {
  return status === 400 ? 400 : toPageStatus(status);
}
