import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export type BadgeTone = 'success' | 'primary' | 'warning' | 'error' | 'neutral' | 'accent';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  success: 'border-transparent bg-good-soft text-good',
  primary: 'border-transparent bg-info-soft text-info',
  warning: 'border-transparent bg-warn-soft text-warn',
  error: 'border-transparent bg-bad-soft text-bad',
  accent: 'border-transparent bg-accent text-on-accent',
  neutral: 'border-line bg-sunken text-muted',
};
