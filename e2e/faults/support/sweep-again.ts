import { eventually } from '#server/testing/eventually.ts';
import type { World } from './world.ts';

/** Has servers go over the records of the provider: they do when they start, and then once an hour. */
export async function sweepAgain(world: World): Promise<void> {
  for (const server of world.servers) await server.kill();
  // Their claims otherwise last two minutes.
  await world.passWaitingTime();
  const since = new Date();
  for (const server of world.servers) await server.start();
  await eventually(async () => {
    const sweeps = 'select least(complete_until, disputes_until) as until from payment_sweeps';
    const [swept] = await world.query<{ until: Date }>(sweeps);
    if (!swept || swept.until < since) throw new Error(`Swept until ${swept?.until.toISOString()}`);
  });
}
