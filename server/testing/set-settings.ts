import { getSettings, updateSettings } from '#contract/calls/settings.ts';
import type { CallInput } from '#contract/define-call.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

/** Changes settings as staff who have read the current ones. */
export async function setSettings(
  shop: TestShop,
  settings: Omit<CallInput<typeof updateSettings>['body'], 'seen'>,
) {
  const { body: now } = await shop.send(getSettings, {}, { headers: AS_STAFF });
  const body = { ...settings, seen: now.changedAt };
  return await shop.send(updateSettings, { body }, { headers: AS_STAFF });
}
