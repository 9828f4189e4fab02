import type { Ref } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderSearch } from './header-search.tsx';

interface HeaderMenuProps {
  id: string;
  ref: Ref<HTMLDivElement>;
}

/** Search, pages and Admin: a row on wide screens, else a popover below the header. One markup for both. */
export function HeaderMenu({ id, ref }: HeaderMenuProps) {
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={
        'inset-x-0 top-header bottom-auto max-h-[calc(100dvh-var(--spacing-header))] w-full overflow-y-auto border-t ' +
        'border-line bg-surface px-gutter pt-6 pb-10 text-ink shadow-lg backdrop:top-header backdrop:bg-scrim ' +
        'open:grid open:gap-6 lg:static lg:flex lg:max-h-none lg:flex-1 lg:items-center lg:gap-5 lg:overflow-visible ' +
        'lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none xl:gap-8 print:hidden'
      }
    >
      <HeaderSearch />
      <HeaderNav />
      <ButtonLink
        to="/admin-login"
        reloadDocument
        className="max-lg:w-full lg:min-h-9 lg:px-3.5 lg:py-1 lg:text-sm"
      >
        Admin
      </ButtonLink>
    </div>
  );
}
