import path from 'node:path';
import { eventually } from '#server/testing/eventually.ts';
import { startChild } from '../processes/child.ts';
import type { World } from './world.ts';

/** A backup of a world, and the way back to it. */
export type Backup = { restore(): Promise<void> };

/** Backs up the shop while it runs, into a file of the folder. */
export async function backUp(world: World, folder: string): Promise<Backup> {
  const forgetLater = world.noteBackup();
  const file = path.join(folder, 'shop.backup');
  await run('backup', file, { DATABASE_URL: world.database.url, DATA_DIR: world.server.dataDir });
  return {
    /** Kills all servers, and starts them on the database of the backup. */
    async restore() {
      for (const server of world.servers) if (server.process.isRunning()) await server.kill();
      await world.database.empty();
      await run('restore', file, {
        DATABASE_URL: world.database.url,
        DATA_DIR: path.join(folder, 'restored'),
      });
      forgetLater();
      for (const server of world.servers) await server.start();
    },
  };
}

async function run(name: 'backup' | 'restore', file: string, environment: Record<string, string>) {
  const script = path.join(import.meta.dirname, `../../../scripts/${name}.ts`);
  const child = startChild(name, [script, file], environment);
  const code = await child.ended;
  if (code !== 0) throw new Error(`${name}: ${code}\n${child.output()}`);
}

type Shown = {
  paymentIntentId: string;
  state: string;
  refundable?: number;
  order?: object;
  membership?: object;
};

/** Refunds what staff are to look at after a restore: payments whose checkouts the backup does not know. */
export async function refundUnexplained(world: World): Promise<number> {
  let refunded = 0;
  await eventually(async () => {
    const { body } = await world.askAsStaff('GET', '/payments?show=unsettled&limit=1000');
    const unexplained = (body as Shown[]).filter(isUnexplained);
    for (const { paymentIntentId } of unexplained) {
      const { status } = await world.askAsStaff('POST', `/payments/${paymentIntentId}/refund`, {});
      if (status < 300) refunded += 1;
    }
    if (unexplained.length > 0) throw new Error(`${unexplained.length} payments are unexplained`);
  });
  return refunded;
}

/** A bank may inquire about it; one that it disputes cannot be refunded. */
function isUnexplained({ state, refundable, order, membership }: Shown): boolean {
  return state === 'unexplained' || (state === 'disputed' && !!refundable && !order && !membership);
}
