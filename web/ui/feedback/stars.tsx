import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import { describeRating, starFill } from './star-rating.ts';

/** A rating, read-only. `StarPicker` is the input. */
export function Stars({ value, size = 'md' }: { value: number; size?: keyof typeof HEIGHTS }) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--stars': 5,
    '--fill': `${starFill(value)}%`,
  };
  return (
    <span
      role="img"
      aria-label={describeRating(value)}
      className={classNames('star-row inline-block shrink-0', HEIGHTS[size])}
      style={style}
    />
  );
}

const HEIGHTS = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' };
