import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  width?: 'page' | 'prose' | 'form' | undefined;
  as?: ElementType | undefined;
}

export function Container({ width = 'page', as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames('mx-auto w-full px-gutter', WIDTHS[width], className)} />;
}

const WIDTHS = { page: 'max-w-page', prose: 'max-w-prose', form: 'max-w-form' };
