import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import { describeRating, starFill } from './star-rating.ts';

export interface StarsProps {
  /** From 0 to `max`; fractions colour part of a star. */
  value: number;
  max?: number | undefined;
  /** Replaces “4.3 out of 5 stars”. */
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A rating to look at: one element, however many stars. To give one, take `StarPicker`. */
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
