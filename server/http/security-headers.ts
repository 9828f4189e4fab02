import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { Environment } from './bind.ts';
import { POLICY_REPORTS } from './policy-reports.ts';

/**
 * Returns the security headers of every answer; pages and the emulator set another content security policy.
 */
export function securityHeaders(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of buildSecurityHeaders(context.get('secure')))
      if (name !== POLICY || !headers.has(POLICY)) headers.set(name, value);
  };
}

const POLICY = 'content-security-policy';

const INSECURE = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
  [POLICY, "default-src 'none'; frame-ancestors 'none'"],
] as const;

const SECURE = [...INSECURE, ['strict-transport-security', 'max-age=31536000']] as const;

/** Builds the security headers of an answer that is not a page. */
export function buildSecurityHeaders(secure: boolean): readonly (readonly [string, string])[] {
  return secure ? SECURE : INSECURE;
}

/** The origins that pages load payment scripts, frames and data from. */
export type PaymentSources = { [Name in 'script' | 'frame' | 'connect']: readonly string[] };

/**
 * Stripe's origins, as its security guide lists them, that of an external emulator, or none for the built-in
 * one. For every page: the checkout is reached without loading a new document, which has its first policy.
 */
export function paymentSources({ emulatorPath }: ShopSettings['payment']): PaymentSources {
  if (emulatorPath === undefined)
    return {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    };
  const elsewhere = URL.canParse(emulatorPath) ? [new URL(emulatorPath).origin] : [];
  return { script: [], frame: elsewhere, connect: elsewhere };
}

/**
 * Returns the policy of a page. Only these inline scripts run: those that the renderer wrote, never those
 * found in the page, which may be somebody's text.
 */
export function pagePolicy(scripts: readonly string[], { script, frame, connect }: PaymentSources): string {
  const hashes = scripts.map((script) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...script].join(' '),
    // React sets style attributes, which cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ['frame-src', "'self'", ...frame].join(' '),
    ['connect-src', "'self'", ...connect].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    `report-uri /api${POLICY_REPORTS}`,
  ].join('; ');
}

/** Changes the policy of a page so that pages of the shop may show it in a frame. */
export function allowFramingByShop(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
