import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import type { TestShop } from './test-shop.ts';

/** Headers of a browser that has proven an email address, by the code that a demo shop answers with. */
export async function proveEmail(
  shop: TestShop,
  address: string | { sealedEmail: string },
): Promise<{ cookie: string }> {
  const whose = typeof address === 'string' ? { email: address } : address;
  const sent = await shop.send(sendEmailCode, { body: whose });
  const { cookie } = readCookies(sent.headers);
  const body = { ...whose, code: sent.body.demoCode ?? '' };
  const confirmed = await shop.send(confirmEmailCode, { body }, { headers: { cookie } });
  if (confirmed.status !== 200) throw new Error(`could not prove: ${confirmed.failure.message}`);
  return { cookie: `${cookie}; ${readCookies(confirmed.headers).cookie}` };
}

/** Reads the cookies that a browser sends after this answer. */
export function readCookies(headers: Headers): { cookie: string } {
  return {
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .join('; '),
  };
}
