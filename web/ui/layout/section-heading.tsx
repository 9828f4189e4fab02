import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

export interface SectionHeadingProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
}

export function SectionHeading({ title, eyebrow, text, action, level = 2, id }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex items-end justify-between gap-x-4 gap-y-3 max-xs:flex-wrap sm:mb-12 sm:gap-x-8">
      <div className="max-w-prose">
        {eyebrow && <p className="mb-3 text-sm font-semibold text-accent-ink">{eyebrow}</p>}
        <Heading level={level} id={id} className={SIZES[level]}>
          {title}
        </Heading>
        {text && <div className="mt-4 text-lg text-muted">{text}</div>}
      </div>
      {action}
    </div>
  );
}

const SIZES = { 1: 'text-4xl', 2: 'text-3xl', 3: 'font-display text-2xl font-medium' };
