import { type Answer, createAnswer, uncompressed } from './answer.ts';

/** Shown at the top of a page; web/storefront/layout/stale-notice.css has its looks. */
export const STALE_NOTICE = 'The shop cannot reach its database. Prices and stock may have changed.';

/** React passes over an element of the body that it did not render, if its name is that of no other. */
const ELEMENT = `<stale-notice role="status">${STALE_NOTICE}</stale-notice>`;

/** Headers that let others keep an answer, too. */
const CACHING: ReadonlySet<string> = new Set(['cdn-cache-control', 'age']);

/** Makes the answer that is sent while the database is away: pages say it, and no other cache keeps it. */
export function markAsStale(answer: Answer): Answer {
  const { headers: alternating, body } = uncompressed(answer);
  const headers = alternating.flatMap((name, i): [string, string][] =>
    i % 2 === 0 && !CACHING.has(name.toLowerCase()) ? [[name.toLowerCase(), alternating[i + 1] ?? '']] : [],
  );
  const isPage = headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  const computed = { status: answer.status, headers, body: isPage ? insertNotice(body) : body };
  return createAnswer(computed, ['Cache-Control', 'no-store']);
}

function insertNotice(page: Buffer): Buffer {
  return Buffer.from(withNotice(page.toString('utf8')));
}

/** Returns the HTML of a page with the notice at its top. */
export function withNotice(html: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + ELEMENT);
}
