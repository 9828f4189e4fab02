import { type Ref, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { LineDrawing } from '../../ui/pictures/line-drawing.tsx';
import { ProductSearchBox } from '../products/search/product-search-box.tsx';
import { type MenuLink, useShopDetails } from '../shop-details.ts';
import { ACCOUNT_LINK, currentness, HEADER_LINKS, type PageLink } from './page-links.ts';

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
        className="max-lg:w-full lg:min-h-9 lg:border-transparent lg:bg-transparent lg:px-2.5 lg:py-1 lg:text-sm lg:text-muted lg:shadow-none"
      >
        Admin
      </ButtonLink>
    </div>
  );
}

/** The list of products shows its search in a box of its own: this one is emptied once it is carried out. */
function HeaderSearch() {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const carriedOut = useRef(search);
  useEffect(() => {
    if (search === carriedOut.current) return;
    carriedOut.current = search;
    form.current?.reset();
  }, [search]);

  function ignoreEmpty(event: SubmitEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('search')).trim() === '') event.preventDefault();
  }

  return (
    <search className="lg:max-w-72 lg:flex-1">
      <Form ref={form} action="/user/products" onSubmit={ignoreEmpty}>
        <ProductSearchBox
          label="Search the shop"
          buttonLabel="Search"
          placeholder="Search for products..."
          search=""
        />
      </Form>
    </search>
  );
}

function HeaderNav() {
  const { key } = useLocation();
  const { header = HEADER_LINKS } = useShopDetails().menus;
  return (
    <nav aria-label="Main" className={header.length > HEADER_LINKS.length ? SCROLLS : 'lg:ml-auto'}>
      <ul className="max-lg:divide-y max-lg:divide-line lg:flex lg:gap-1 xl:gap-3">
        {[...header, ACCOUNT_LINK].map((link: Entry) => (
          // On wide screens the account is an icon beside the cart: there is no room for its words.
          <li key={link.label + link.to} className={link === ACCOUNT_LINK ? 'lg:hidden' : undefined}>
            {/* Another page closes what is open. */}
            {link.links ? <SecondLevel key={key} {...link} /> : <EntryLink {...link} className={ENTRY} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ENTRY =
  'block rounded-sm underline-offset-8 transition-colors aria-[current]:underline ' +
  'aria-[current]:decoration-mark aria-[current]:decoration-2 max-lg:py-3.5 max-lg:font-display ' +
  'max-lg:text-2xl max-lg:font-medium lg:px-2 lg:py-2.5 lg:font-medium lg:whitespace-nowrap ' +
  'lg:text-muted lg:hover:text-ink lg:aria-[current]:text-ink';

type Entry = MenuLink & Pick<PageLink, 'page'>;

function EntryLink({ label, to, page, className }: Entry & { className: string }) {
  const { pathname } = useLocation();
  return to === undefined ? (
    <p className={className}>{label}</p>
  ) : (
    <Link to={to} aria-current={currentness({ label, to, page }, pathname)} className={className}>
      {label}
    </Link>
  );
}

/**
 * Links below an entry: on wide screens a popover that the browser opens and closes, with its keys and its
 * focus; else below the label. One markup for both.
 */
function SecondLevel({ label, to, links }: MenuLink) {
  const id = useId();
  return (
    <>
      <EntryLink label={label} to={to} className={`lg:hidden ${ENTRY}`} />
      <button type="button" popoverTarget={id} className={`flex! items-center gap-1 max-lg:hidden! ${ENTRY}`}>
        {label}
        <LineDrawing path="m6 9 6 6 6-6" className="size-4" />
      </button>
      <ul id={id} popover="auto" className="second-level">
        {to !== undefined && (
          <li className="max-lg:hidden">
            <EntryLink label={label} to={to} className={BELOW} />
          </li>
        )}
        {links?.map((link) => (
          <li key={link.label + link.to}>
            <EntryLink {...link} className={BELOW} />
          </li>
        ))}
      </ul>
    </>
  );
}

const BELOW =
  'flex min-h-11 items-center rounded-sm underline-offset-8 aria-[current]:underline lg:px-4 lg:hover:bg-sunken';

/** More pages than the specification has, beside each other. */
const SCROLLS = 'lg:ml-auto lg:min-w-0 lg:overflow-x-auto';
