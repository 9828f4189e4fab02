import { confirmEmailCode, sendEmailCode } from '#contract/email-proof.ts';
import type { TestShop } from './test-shop.ts';

/** Proves an address with the code that a demo tells, as a browser with these cookies. Resolves to its cookies then. */
export async function proveEmail(
  shop: TestShop,
  whose: { email: string } | { sealedEmail: string },
  cookies = '',
): Promise<string> {
  const asked = await shop.send(sendEmailCode, { body: whose }, { headers: { cookie: cookies } });
  const known = withCookiesOf(asked.headers, cookies);
  const body = { ...whose, code: asked.body.demoCode ?? '' };
  const entered = await shop.send(confirmEmailCode, { body }, { headers: { cookie: known } });
  if (entered.status !== 200) throw new Error(`could not prove: ${entered.failure.message}`);
  return withCookiesOf(entered.headers, known);
}

/** The cookies of a browser after an answer. */
export function withCookiesOf(headers: Headers, cookies = ''): string {
  const set = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const names = set.map((cookie) => cookie.split('=')[0]);
  const kept = cookies.split('; ').filter((cookie) => cookie && !names.includes(cookie.split('=')[0]));
  return [...kept, ...set].join('; ');
}
