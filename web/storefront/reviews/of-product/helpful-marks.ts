import { readStoredJson, store } from '#web/shared/browser-storage.ts';

/*
 * The reviews this browser has marked as helpful. The shop counts by a cookie that scripts cannot read, and
 * cached pages are the same for everyone.
 */

const NAME = 'helpfulReviews';
const MOST = 500;

export function isMarkedHelpful(id: string): boolean {
  return readMarks().includes(id);
}

export function keepHelpfulMark(id: string, isHelpful: boolean): void {
  const others = readMarks().filter((marked) => marked !== id);
  store('localStorage', NAME, JSON.stringify(isHelpful ? [id, ...others].slice(0, MOST) : others));
}

function readMarks(): string[] {
  const kept = readStoredJson('localStorage', NAME);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}
