import { classNames } from '../styles/class-names.ts';

/** Text has at least 16 px: phones zoom into smaller inputs on focus. */
export function controlClasses(extra?: string): string {
  return classNames(CONTROL, extra);
}

/** `isSet`: the filter excludes something. */
export function filterClasses(isSet: boolean, extra?: string): string {
  return classNames(
    'focus-frame relative inline-flex min-h-11 w-fit max-w-full max-sm:shrink-0 items-center gap-2 rounded-lg border bg-surface px-3 text-sm',
    'transition-colors hover:border-ink pointer-fine:min-h-9',
    isSet ? 'border-ink font-medium text-ink' : 'border-control text-ink',
    extra,
  );
}

const CONTROL =
  'block w-full min-h-11 rounded-lg border border-control bg-surface px-3.5 py-2 text-base text-ink transition-colors ' +
  'hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-control ' +
  '[&[readonly]]:bg-sunken aria-invalid:border-bad aria-invalid:bg-bad-soft ' +
  'compact:pointer-fine:min-h-9 compact:pointer-fine:py-1 compact:pointer-fine:text-sm';
