import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from './bind.ts';

/** What every answer says to browsers; pages and the emulator bring a content security policy of their own. */
export function securityHeaders(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (context.var.secure) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}

/** The policy of a page: its own scripts, and of the inline ones exactly those it was rendered with. */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    // React sets style attributes; a style cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Scripts with a body; JSON-LD is data and needs no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
