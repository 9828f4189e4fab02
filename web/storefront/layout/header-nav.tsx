import { Link, useLocation } from 'react-router';
import { currentness, HEADER_LINKS } from './page-links.ts';

export function HeaderNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="lg:ml-auto">
      <ul className="max-lg:divide-y max-lg:divide-line lg:flex lg:gap-1 xl:gap-3">
        {HEADER_LINKS.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              prefetch="intent"
              aria-current={currentness(link, pathname)}
              className={
                'block rounded-sm underline-offset-8 transition-colors aria-[current]:underline ' +
                'aria-[current]:decoration-mark aria-[current]:decoration-2 max-lg:py-3.5 max-lg:font-display ' +
                'max-lg:text-2xl max-lg:font-medium lg:px-2 lg:py-2.5 lg:font-medium lg:whitespace-nowrap ' +
                'lg:text-muted lg:hover:text-ink lg:aria-[current]:text-ink'
              }
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
