import type { CurrentSettings } from '../settings/current-settings.ts';
import type { MailContext } from './compose-mail.ts';

/** What a mail says of the shop, whatever it is about. */
export type MailShop = Pick<MailContext, 'shopName' | 'zone'>;

export async function readMailShop(settings: Pick<CurrentSettings, 'read'>): Promise<MailShop> {
  const { company, timeZone } = await settings.read();
  return { shopName: company.name, zone: timeZone };
}
