import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Page } from './challenge-page.ts';
import { CHALLENGE_STYLE } from './challenge-style.ts';

const STYLE_HASH = createHash('sha256').update(CHALLENGE_STYLE).digest('base64');

export type PageOptions = {
  status?: 200 | 404;
  returnUrl?: string | null;
  /** The origins whose pages may frame it: its own, or any, as with Stripe. */
  framedBy: 'self' | 'anyone';
};

/**
 * Sends a page that runs no script, loads nothing and keeps its address to itself. Browsers hold
 * `form-action` against redirects too, so the way back to `returnUrl` is opened.
 */
export async function sendPage(
  c: Context,
  page: Page,
  { status = 200, returnUrl = null, framedBy }: PageOptions,
): Promise<Response> {
  const wayBack = returnUrl && !returnUrl.startsWith('/') ? ` ${new URL(returnUrl).origin}` : '';
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${wayBack}; ` +
      `base-uri 'none'; frame-ancestors ${framedBy === 'self' ? "'self'" : '*'}`,
  );
  if (framedBy === 'self') c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(await page, status);
}
