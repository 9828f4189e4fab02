import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonStyle {
  icon?: ReactNode;
  className?: string | undefined;
}

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
