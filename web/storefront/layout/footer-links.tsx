import { useId } from 'react';
import { Link } from 'react-router';
import type { PageLink } from './page-links.ts';

interface FooterLinksProps {
  title: string;
  links: readonly PageLink[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-sans text-base font-semibold">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-on-night-muted decoration-mark underline-offset-4 transition-colors hover:text-on-night hover:underline pointer-fine:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
