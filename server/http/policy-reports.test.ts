import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Environment } from './bind.ts';
import { policyReportRoutes } from './policy-reports.ts';
import { pagePolicy, paymentSources } from './security-headers.ts';

let lines: Record<string, unknown>[];
let now: number;
let app: Hono<Environment>;
beforeEach(() => {
  lines = [];
  now = 0;
  app = new Hono<Environment>();
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  policyReportRoutes(app, log, () => now);
});

const report = {
  'document-uri': 'http://shop.test/user/pay/a-secret-token?email=ada@example.com',
  referrer: 'http://shop.test/ada@example.com',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/a.js?for=ada@example.com',
  'script-sample': 'const ada = 1',
};

async function send(body: string) {
  return (await app.request('/policy-reports', { method: 'POST', body })).status;
}

it('pages name the call to which browsers report', () => {
  const policy = pagePolicy([], paymentSources({ publishableKey: 'pk' }));
  expect(policy).toContain('; report-uri /api/policy-reports');
});

it('a report becomes a line with directive, origin and route, and nothing of a person', async () => {
  expect(await send(JSON.stringify({ 'csp-report': report }))).toBe(204);
  expect(lines).toMatchObject([
    { level: 40, directive: 'script-src-elem', blocked: 'https://evil.example', page: '/user/pay/…' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|secret/);
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/html,x', 'data:'],
  ['ada@example.com', 'unknown'],
  ['', 'unknown'],
])('what was blocked as %j is called %j', async (uri, blocked) => {
  await send(JSON.stringify({ 'csp-report': { ...report, 'blocked-uri': uri } }));
  expect(lines).toMatchObject([{ blocked }]);
});

describe('no line is made of', () => {
  test.each(['', '{', '[]', 'null', '{"csp-report":1}', '{"csp-report":{"blocked-uri":{}}}'])(
    '%j',
    async (body) => {
      expect(await send(body)).toBe(204);
      expect(lines).toEqual([]);
    },
  );

  it('a large body', async () => {
    const large = JSON.stringify({ 'csp-report': { ...report, 'original-policy': 'x'.repeat(20_000) } });
    expect(await send(large)).toBe(204);
    expect(lines).toEqual([]);
  });
});

it('at most ten lines are made within a minute', async () => {
  const body = JSON.stringify({ 'csp-report': report });
  for (let i = 0; i < 30; i++) expect(await send(body)).toBe(204);
  expect(lines).toHaveLength(10);
  now = 60_000;
  await send(body);
  expect(lines).toHaveLength(11);
});
