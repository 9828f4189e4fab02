import { classNames } from './class-names.ts';

/**
 * The look of a box to type or choose in. Text is 16 px at least: phones zoom into anything smaller when it gets the
 * focus.
 */
export function controlClasses(extra?: string): string {
  return classNames(CONTROL, extra);
}

const CONTROL =
  'block w-full min-h-11 rounded-lg border border-control bg-surface px-3.5 py-2 text-base text-ink transition-colors ' +
  'hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-control ' +
  '[&[readonly]]:bg-sunken aria-invalid:border-bad aria-invalid:bg-bad-soft';
