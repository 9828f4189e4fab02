import type { Database } from '#db/connection.ts';
import type { PageTexts, WrittenTexts } from '#domain/page-texts/page-texts.ts';
import { readPublishedLooks } from '../looks/read-published-looks.ts';
import { selectPublished } from '../page-texts/page-text-queries.ts';
import { resolveWritten } from '../page-texts/present-page-texts.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { MailContext } from './compose-mail.ts';
import { deriveMailLooks, type MailLooks } from './mail-looks.ts';

/** What a mail says of the shop, whatever it is about. */
export type MailShop = Pick<MailContext, 'shopName' | 'zone'> & {
  texts: PageTexts<'mails'>;
  looks: MailLooks;
};

type Services = { db: Database; settings: Pick<CurrentSettings, 'read' | 'cached'> };

/** Reads the looks of the shop, and the published words of mails, or those of `draft`. */
export async function readMailShop({ db, settings }: Services, draft?: WrittenTexts): Promise<MailShop> {
  const shop = await settings.read();
  const published = await settings.cached('page-texts', () => selectPublished(db));
  const written = draft ?? published.get('mails') ?? {};
  return {
    shopName: shop.company.name,
    zone: shop.timeZone,
    texts: resolveWritten('mails', written, shop),
    looks: deriveMailLooks(await readPublishedLooks({ db, settings })),
  };
}
