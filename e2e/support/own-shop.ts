import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { closeShop, copyPreparedFolder, opened, type ShopProcess, startShopProcess } from './shop-process.ts';
import { STAFF_TOKEN } from './staff.ts';

export type OwnShop = { address: string; dataDir: string };

/**
 * Opens a shop that only these tests use, and closes it after them; on a copy of the prepared data folder
 * unless `newFolder` makes another one. The result is filled in before the tests run.
 */
export function openOwnShop(
  environment: Record<string, string> = {},
  newFolder: () => Promise<string> = () => copyPreparedFolder('marigold-own-shop-'),
): OwnShop {
  const shop: OwnShop = { address: '', dataDir: '' };
  let running: ShopProcess | undefined;
  test.beforeAll(async () => {
    shop.dataDir = await newFolder();
    running = startShopProcess({ DATA_DIR: shop.dataDir, STAFF_API_TOKEN: STAFF_TOKEN, ...environment });
    shop.address = await opened(running);
  });
  test.afterAll(async () => {
    if (running) await closeShop(running);
    await rm(shop.dataDir, { recursive: true, force: true });
  });
  return shop;
}
