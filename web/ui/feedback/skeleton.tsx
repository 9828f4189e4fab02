import { classNames } from '../styles/class-names.ts';

export interface SkeletonProps {
  className: string;
}

/** Placeholder for content that is loading. Silent: announce the loading once, elsewhere. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-md bg-line/60', className)}
    />
  );
}

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="block space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of nothing has no other identity.
        <Skeleton key={line} className={classNames('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
