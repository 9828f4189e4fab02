import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType | undefined;
  padded?: boolean | undefined;
}

export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-xl border border-line bg-surface',
        padded && 'p-5 sm:p-7 compact:sm:p-6',
        className,
      )}
    />
  );
}
