import { expect } from 'vitest';
import { DEMO_SIGN_IN } from '#server/config/demo-sign-in.ts';
import { readCookies } from '#server/testing/prove-email.ts';

/** Who makes the calls; the headers of a shopper and of staff grow old. */
export type Caller = { name: 'nobody' | 'shopper' | 'staff' | 'token'; headers: Record<string, string> };

export const SHOPPER = 'shopper@example.com';

let requests = 0;

/** A header by which each request comes from another address, so that limits of addresses hide nothing. */
export function fromNewAddress(): Record<string, string> {
  requests += 1;
  return { 'X-Forwarded-For': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` };
}

export async function openCallers(shop: string, token: string): Promise<Record<Caller['name'], Caller>> {
  return {
    nobody: { name: 'nobody', headers: {} },
    shopper: { name: 'shopper', headers: await proveEmail(shop, SHOPPER) },
    staff: { name: 'staff', headers: await signIn(shop) },
    token: { name: 'token', headers: { Authorization: `Bearer ${token}` } },
  };
}

/** The cookies of a browser that has proven this address by the code that a demo answers with. */
export async function proveEmail(shop: string, email: string): Promise<{ Cookie: string }> {
  const sent = await post(`${shop}/api/email-codes`, { email });
  const { cookie } = readCookies(sent.headers);
  const { demoCode } = (await sent.json()) as { demoCode: string };
  const confirmed = await post(
    `${shop}/api/email-codes/confirm`,
    { email, code: demoCode },
    { Cookie: cookie },
  );
  expect(confirmed.status, await confirmed.text()).toBe(200);
  return { Cookie: `${cookie}; ${readCookies(confirmed.headers).cookie}` };
}

async function signIn(shop: string): Promise<{ Cookie: string }> {
  const answer = await post(`${shop}/api/auth/sign-in`, DEMO_SIGN_IN);
  expect(answer.status, await answer.text()).toBe(200);
  return { Cookie: readCookies(answer.headers).cookie };
}

export async function post(url: string, body: object, headers: Record<string, string> = {}) {
  return await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromNewAddress(), ...headers },
    body: JSON.stringify(body),
  });
}
