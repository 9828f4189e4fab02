import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` 84 rem, `prose` 42 rem, `form` 30 rem. */
  width?: 'page' | 'prose' | 'form' | undefined;
  as?: ElementType | undefined;
}

/** Centres what it holds and keeps it from the edges of the screen. */
export function Container({ width = 'page', as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames('mx-auto w-full px-gutter', WIDTHS[width], className)} />;
}

const WIDTHS = { page: 'max-w-page', prose: 'max-w-prose', form: 'max-w-form' };
