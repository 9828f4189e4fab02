import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Cookie, expect, type Page } from '@playwright/test';

const STAFF_COMMAND = path.join(import.meta.dirname, '../../scripts/staff.ts');

/** Headers of requests by staff. */
export const STAFF_TOKEN = 'a-token-for-journeys-that-is-long-enough';
export const AS_STAFF = { Authorization: `Bearer ${STAFF_TOKEN}` };

/** The sign-in of a demo shop. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' };

/**
 * Signs this browser in as staff, without the form. The tests of a worker share a session of the demo account
 * in each shop: hashing a password takes a tenth of a second.
 */
export async function signIn(page: Page, credentials = DEMO_SIGN_IN): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const session = credentials === DEMO_SIGN_IN ? demoSessions.get(origin) : undefined;
  if (session) return await page.context().addCookies(session);
  const response = await page.request.post('/api/auth/sign-in', { data: credentials });
  expect(response.status()).toBe(200);
  if (credentials !== DEMO_SIGN_IN) return;
  const cookies = await page.context().cookies(origin);
  demoSessions.set(
    origin,
    cookies.filter(({ name }) => /^marigold_(staff|known)/.test(name)),
  );
}

/** The cookies of a sign-in by the shop's address. */
const demoSessions = new Map<string, Cookie[]>();

/** Adds a staff account by the command line, while the shop runs. */
export async function addStaff(name: string): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@staff.example`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [STAFF_COMMAND, 'add', email, '--name', name],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? './data-e2e' } },
  );
  const password = /^ {2}(\S+)$/m.exec(stdout)?.[1];
  if (!password) throw new Error(`no password in: ${stdout}`);
  return { email, password };
}
