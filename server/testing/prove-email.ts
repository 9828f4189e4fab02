import { confirmEmailCode, sendEmailCode } from '#contract/email-proof.ts';
import type { TestShop } from './test-shop.ts';

/** Headers of a browser that has proven an e-mail address, by the code that a demo shop tells at once. */
export async function proveEmail(shop: TestShop, email: string): Promise<{ cookie: string }> {
  const asked = await shop.send(sendEmailCode, { body: { email } });
  const cookies = cookiesOf(asked.headers);
  const code = asked.body.demoCode ?? '';
  const confirmed = await shop.send(
    confirmEmailCode,
    { body: { email, code } },
    { headers: { cookie: cookies.join('; ') } },
  );
  if (confirmed.status !== 200) throw new Error(`could not prove ${email}: ${confirmed.failure.message}`);
  return { cookie: [...cookies, ...cookiesOf(confirmed.headers)].join('; ') };
}

function cookiesOf(headers: Headers): string[] {
  return headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}
