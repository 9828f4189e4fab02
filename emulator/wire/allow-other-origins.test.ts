import { expect, it } from 'vitest';
import { PUBLISHABLE_KEY, startEmulator } from '../testing/start-emulator.ts';

const origin = 'https://shop.example';

it('lets pages of any origin ask beforehand', async () => {
  const { request } = await startEmulator();
  const response = await request('/v1/payment_methods', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, idempotency-key',
    },
  });
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, idempotency-key',
  });
});

it.each([
  ['/v1/payment_intents/pi_none', 400],
  ['/v1/unicorns', 404],
])('lets them read the answer of %s', async (path, status) => {
  const { request } = await startEmulator();
  const response = await request(`${path}?key=${PUBLISHABLE_KEY}`, { headers: { origin } });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

it('never for challenges and the control interface', async () => {
  const { request } = await startEmulator({ control: { token: 'control-token' } });
  for (const path of ['/challenge/pi_1?token=x', '/control/faults']) {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await request(path, { method, headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});
