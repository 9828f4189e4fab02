import type { World } from './world.ts';

/** Everything works again, and the half hour in which a payment's order must arrive has passed. */
export async function calm(world: World): Promise<void> {
  await world.liftFaults();
  await world.emulator.setWebhooks({ mode: 'normal', copies: 1, delay: null, order: 'as made' });
  for (const server of world.servers) if (!server.process.isRunning()) await server.start();
  await world.query(
    "update checkouts set created_at = created_at - interval '31 minutes' where draft is null and membership is null and outcome is null",
  );
  await world.passWaitingTime();
}
