import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeShop, opened, startShopProcess } from './support/shop-process.ts';

/**
 * Makes a first start once for all tests that start their own shop and do not test a first start; each
 * copies this stopped shop's folder. Without staff, whom a later start adds if its settings say so.
 */
export default async function prepareDataFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-prepared-'));
  const shop = startShopProcess({ DATA_DIR: folder, DEMO_SIGN_IN: 'off' });
  await opened(shop);
  await closeShop(shop);
  process.env.E2E_PREPARED_DIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
