import type { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { MINUTE } from '#domain/time-units.ts';
import type { Environment } from './bind.ts';
import { loggedPath } from './logged-path.ts';
import { readBytes } from './read-json.ts';

/** The path below /api to which browsers report what the content policy of a page has blocked. */
export const POLICY_REPORTS = '/policy-reports';

/** Bytes of a report; the policy, which it repeats, is the most of it. */
const MAX_BYTES = 16 * 1024;

/** Lines of the log within a minute, so that nobody fills it. */
const LINES = 10;

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
  }),
});

/**
 * Binds the call by which browsers report blocked scripts, frames and the like. Each becomes a line of the
 * log with the directive, the origin of what was blocked and the route of the page, and nothing else of it.
 * Whatever is sent is answered with 204: a browser does nothing about a refusal.
 */
export function policyReportRoutes(
  app: Hono<Environment>,
  log: Logger,
  clock: () => number = () => performance.now(),
): void {
  let minute = { start: Number.NEGATIVE_INFINITY, lines: 0 };
  app.post(POLICY_REPORTS, async (context) => {
    const bytes = await readBytes(context.req.raw, MAX_BYTES);
    if (clock() - minute.start >= MINUTE) minute = { start: clock(), lines: 0 };
    const blocked = bytes && minute.lines < LINES ? readReport(bytes) : null;
    if (blocked) {
      minute.lines += 1;
      log.warn(blocked, 'a page broke the content policy');
    }
    return context.body(null, 204);
  });
}

function readReport(bytes: Uint8Array): object | null {
  const report = Report.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!report.success) return null;
  const sent = report.data['csp-report'];
  const directive = sent['effective-directive'] ?? sent['violated-directive'] ?? '';
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: nameSource(sent['blocked-uri'] ?? ''),
    page: loggedPath(URL.parse(sent['document-uri'] ?? '')?.pathname ?? '/'),
  };
}

/** A keyword such as 'inline', or the origin of an address. */
function nameSource(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  const url = URL.parse(text);
  if (!url) return 'unknown';
  return url.origin === 'null' ? url.protocol.slice(0, 30) : url.origin.slice(0, 200);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
