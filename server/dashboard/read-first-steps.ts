import { isDeepStrictEqual } from 'node:util';
import { findLastBackup } from '#db/backup/last-backup.ts';
import type { Database } from '#db/connection.ts';
import { FIRST_STEPS, type FirstStep, findMissing } from '#domain/dashboard/first-steps.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { POLICIES } from '#domain/shop-pages/shop-page.ts';
import type { Config } from '../config/config.ts';
import { DEMO_ZONES } from '../demo/demo-shipping.ts';
import { selectSetUp } from './set-up-queries.ts';

type Shop = { db: Database; config: Pick<Config, 'stripe' | 'smtpUrl'>; settings: Settings; now: Date };

/** Reads which first steps are done, and what is missing of the others. */
export async function readFirstSteps(shop: Shop): Promise<{ step: FirstStep; missing: string | null }[]> {
  const { db, config, settings, now } = shop;
  const { demoProducts } = await import('#demo/catalogue/index.ts');
  const [setUp, lastBackup] = await Promise.all([
    selectSetUp(
      db,
      demoProducts.map(({ id }) => id),
    ),
    findLastBackup(db),
  ]);
  const missing = findMissing({
    ...setUp,
    company: settings.company,
    showsExamples: settings.exampleTexts,
    hasShipping: hasOwnZones(settings) || setUp.setByStaff.includes('shipping'),
    hasTax: settings.taxTable.rates.length > 0 || setUp.setByStaff.includes('taxBasisPoints'),
    publishedPolicies: POLICIES.filter(
      (name) => setUp.publishedPages.includes(name) || (name === 'returns' && settings.returnPolicy !== ''),
    ),
    hasMailServer: config.smtpUrl !== null,
    paidBy: config.stripe === null ? 'emulator' : config.stripe.isLive ? 'live' : 'test',
    lastBackup,
    now,
  });
  return FIRST_STEPS.map((step) => ({ step, missing: missing[step] }));
}

function hasOwnZones({ shippingZones }: Settings): boolean {
  return shippingZones.zones.length > 0 && !isDeepStrictEqual(shippingZones, DEMO_ZONES);
}
