import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import { describeRating, starFill } from './star-rating.ts';

export interface StarsProps {
  value: number;
  max?: number | undefined;
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A rating, read-only. `StarPicker` is the input. */
export function Stars({ value, max = 5, label, size = 'md' }: StarsProps) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--stars': max,
    '--fill': `${starFill(value, max)}%`,
  };
  return (
    <span
      role="img"
      aria-label={label ?? describeRating(value, max)}
      className={classNames('star-row inline-block shrink-0', HEIGHTS[size])}
      style={style}
    />
  );
}

const HEIGHTS = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' };
