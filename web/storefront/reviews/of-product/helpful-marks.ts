import { readStoredJson, store } from '#web/shared/browser-storage.ts';

/*
 * Which reviews this browser has found helpful. The shop counts it by the browser's token, which scripts
 * cannot read; this is how the button knows, on pages that are the same for everyone.
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
