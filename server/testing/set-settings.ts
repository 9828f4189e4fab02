import { getSettings, updateSettings } from '#contract/calls/settings.ts';
import type { CallInput } from '#contract/define-call.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

/** Sets what is given as staff who see what is set now. */
export async function setSettings(
  shop: TestShop,
  settings: Omit<CallInput<typeof updateSettings>['body'], 'seen'>,
) {
  const { body: now } = await shop.send(getSettings, {}, { headers: AS_STAFF });
  const body = { ...settings, seen: now.changedAt };
  return await shop.send(updateSettings, { body }, { headers: AS_STAFF });
}
