import { Link, type LinkProps } from 'react-router';
import { classNames } from '../styles/class-names.ts';

export interface TextLinkProps extends Omit<LinkProps, 'className'> {
  className?: string | undefined;
}

/** A link in text, always underlined: color alone is not enough. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-medium text-ink underline decoration-mark decoration-2 underline-offset-4 transition-colors hover:text-accent-ink',
        'compact:decoration-control compact:decoration-1 compact:hover:decoration-current',
        className,
      )}
    />
  );
}
