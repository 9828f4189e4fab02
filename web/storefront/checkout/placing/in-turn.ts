/** Runs `work` while no other tab of this browser does; at once where the browser has no locks (on insecure pages). */
export async function inTurn<Result>(work: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return await navigator.locks.request('checkout', async () => work());
}
