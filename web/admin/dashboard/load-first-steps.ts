import { getShopSettings } from '#contract/calls/checkout.ts';
import { listStaffAccounts } from '#contract/calls/staff.ts';
import { listStaffProducts } from '#contract/calls/staff-products.ts';
import type { Api } from '#contract/client.ts';
import { FIRST_STEPS, type FirstStep, firstStepsDone } from '#domain/dashboard/first-steps.ts';
import { loaded } from '../../data.ts';

/** The steps that are done, while some are not; null once all are, and where it cannot be found out. */
export async function loadFirstSteps(api: Api): Promise<readonly FirstStep[] | null> {
  const answers = await loaded(
    Promise.all([
      api(listStaffProducts, { query: { limit: 1 } }),
      api(getShopSettings, {}),
      api(listStaffAccounts, {}),
    ]),
  );
  if (!answers.ok) return null;
  const [products, { body: settings }, { body: accounts }] = answers.data;
  const done = firstStepsDone({
    products: products.total ?? 0,
    company: settings.company,
    isPaidByEmulator: settings.payment.emulatorPath !== undefined,
    // The demo account was added by nobody.
    hasAddedStaff: accounts.some(({ addedBy }) => addedBy !== undefined),
  });
  return done.size < FIRST_STEPS.length ? [...done] : null;
}
