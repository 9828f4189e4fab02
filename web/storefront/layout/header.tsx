import { memo, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { LineDrawing } from '../../ui/pictures/line-drawing.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { CartLink } from '../cart/cart-link.tsx';
import { useShopDetails } from '../shop-details.ts';
import { WISH_LIST_PATH } from '../wishes/wish-list-path.ts';
import { HeaderMenu } from './header-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { ACCOUNT_LINK } from './page-links.ts';
import { useWayBack } from './way-back.ts';

/** Pixels scrolled before the header has a shadow (specification, section 9). */
const SCROLL_THRESHOLD = 10;
const MENU_ID = 'header-menu';

/** Memoized, as the layout follows each step of a navigation. Where somebody pays, it only leads back. */
export const Header = memo(function Header() {
  const isScrolled = useIsScrolled(SCROLL_THRESHOLD);
  const wayBack = useWayBack();
  const { name } = useShopDetails();
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 [@media(height<24rem)]:static border-b transition-[background-color,border-color,box-shadow]',
        // The open menu continues below it.
        'max-lg:has-[:popover-open]:border-line max-lg:has-[:popover-open]:bg-surface',
        'print:static print:border-transparent print:bg-transparent print:shadow-none',
        isScrolled ? 'border-line bg-surface shadow-md' : 'border-transparent bg-paper',
      )}
    >
      {/* Print only the name. */}
      <Container className="flex h-header items-center justify-between gap-6 max-[22rem]:gap-2 print:*:not-first:hidden">
        <Link
          to="/user"
          aria-label={`${name}, home`}
          className="-m-2 flex rounded-md p-2 text-2xl max-xs:text-xl"
        >
          <ShopLogo name={name} />
        </Link>
        {wayBack && (
          <Link to={wayBack.to} className={WAY_BACK}>
            {wayBack.label}
          </Link>
        )}
        <CartLink />
        {!wayBack && <HeaderPages />}
      </Container>
    </header>
  );
});

/** The pages of the shop: beside each other on wide screens, else behind a button. */
function HeaderPages() {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <MenuButton menu={menu} menuId={MENU_ID} />
      <HeaderMenu ref={menu} id={MENU_ID} />
      <span className="-mr-6 -ml-4 flex max-lg:hidden">
        <Link aria-label="Wish list" to={WISH_LIST_PATH} className={ICON_LINK}>
          <LineDrawing path={HEART} className="size-6" />
        </Link>
        <Link aria-label={ACCOUNT_LINK.label} to={ACCOUNT_LINK.to} className={ICON_LINK}>
          <LineDrawing path={PERSON} className="size-6" />
        </Link>
      </span>
    </>
  );
}

const WAY_BACK =
  'ml-auto inline-flex min-h-11 shrink-0 items-center text-sm text-muted underline underline-offset-4 hover:text-ink ' +
  '[&+*]:-ml-3';
const ICON_LINK = 'grid size-11 place-items-center rounded-lg hover:bg-sunken';
const HEART = 'M12 20C5 14.5 3 11.5 3 8.5a4.5 4.5 0 0 1 9-1.5 4.5 4.5 0 0 1 9 1.5c0 3-2 6-9 11.5z';
const PERSON = 'M4.5 21a7.5 7.5 0 0 1 15 0M12 11.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5z';

/** False on the server. */
function useIsScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
