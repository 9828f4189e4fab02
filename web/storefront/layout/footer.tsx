import { memo, useId } from 'react';
import { Link } from 'react-router';
import { collectionPath } from '#domain/collections/collection.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { type MenuLink, useShopDetails } from '../shop-details.ts';
import { ACCOUNT_LINK, CATEGORY_LINKS, FOOTER_LINKS } from './page-links.ts';
import { SocialLinks } from './social-links.tsx';
import { useWayBack } from './way-back.ts';

export interface FooterProps {
  /** The published ones, if the shop has any. */
  collections: readonly { slug: string; title: string }[];
  text: string;
}

/** Memoized, as the layout follows each step of a navigation. Where somebody pays, it only helps. */
export const Footer = memo(function Footer(props: FooterProps) {
  const isPaying = useWayBack() !== null;
  return isPaying ? <HelpFooter /> : <PagesFooter {...props} />;
});

function HelpFooter() {
  const { phone, email, policies } = useShopDetails();
  return (
    <footer className="border-t border-line py-4 text-sm text-muted print:hidden">
      <Container className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={phone.href} className={LINK}>
            {phone.text}
          </a>
        )}
        {email && (
          <a href={email.href} className={LINK}>
            {email.text}
          </a>
        )}
        {policies.map(({ label, to }) => (
          <Link key={to} to={to} className={LINK}>
            {label}
          </Link>
        ))}
      </Container>
    </footer>
  );
}

function PagesFooter({ collections, text }: FooterProps) {
  const { name, showsExamples, offersMemberships, policies, menus } = useShopDetails();
  const entries: readonly MenuLink[] = menus.footer ?? [...FOOTER_LINKS, ...policies];
  const plain = entries.filter(({ links }) => !links);
  return (
    <footer className="bg-night py-16 text-on-night lg:py-24 print:hidden">
      <Container className="grid gap-x-8 gap-y-12 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-12">
        <div className="col-span-full lg:col-span-4">
          <p className="text-3xl">
            <ShopLogo name={name} onNight />
          </p>
          {text && <p className="mt-5 max-w-80 text-on-night-muted">{text}</p>}
          <p className="mt-3 flex flex-wrap gap-x-6">
            {offersMemberships && (
              <Link to="/user/membership" className={ACTION}>
                Become a member
              </Link>
            )}
            <Link to={ACCOUNT_LINK.to} className={ACTION}>
              {ACCOUNT_LINK.label}
            </Link>
          </p>
          <SocialLinks className="mt-6 text-sm text-on-night-muted" />
        </div>
        {plain.length > 0 && (
          <div className="lg:col-span-2">
            <FooterLinks title="Shop" links={plain} />
          </div>
        )}
        {entries.map(
          ({ label, to, links }) =>
            links && (
              <div key={label} className="lg:col-span-2">
                <FooterLinks title={label} titleTo={to} links={links} />
              </div>
            ),
        )}
        {showsExamples && (
          <div className="lg:col-span-3">
            <FooterLinks title="Categories" links={CATEGORY_LINKS} />
          </div>
        )}
        <div className="col-span-full md:col-span-1 lg:col-span-3">
          <FooterContact />
        </div>
        {collections.length > 0 && (
          <div className="col-span-full border-t border-on-night-muted/25 pt-8">
            <FooterLinks
              title="Collections"
              links={collections.map(({ slug, title }) => ({ label: title, to: collectionPath(slug) }))}
              inRow
            />
          </div>
        )}
      </Container>
    </footer>
  );
}

const ACTION = 'inline-flex min-h-11 items-center text-on-night underline decoration-mark underline-offset-4';

interface FooterLinksProps {
  title: string;
  /** Where the title leads. */
  titleTo?: string | undefined;
  links: readonly MenuLink[];
  /** Beside each other. */
  inRow?: boolean;
}

function FooterLinks({ title, titleTo, links, inRow = false }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-sans text-base font-semibold">
        {titleTo === undefined ? (
          title
        ) : (
          <Link to={titleTo} className="hover:underline">
            {title}
          </Link>
        )}
      </h2>
      <ul className={inRow ? 'mt-1 flex flex-wrap gap-x-6' : 'mt-3'}>
        {links.map(({ label, to = '' }) => (
          <li key={inRow ? to : label}>
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

function FooterContact() {
  const { address, phone, email } = useShopDetails();
  if (address.length === 0 && !phone && !email) return null;
  return (
    <>
      <h2 className="font-sans text-base font-semibold">Visit, call or write</h2>
      <address className="mt-4.5 text-on-night-muted not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {phone && (
          <a href={phone.href} className={`mt-3 hover:text-on-night ${LINK}`}>
            {phone.text}
          </a>
        )}
        {email && (
          <a href={email.href} className={`hover:text-on-night ${LINK}`}>
            {email.text}
          </a>
        )}
      </address>
    </>
  );
}

const LINK =
  'flex min-h-11 w-fit items-center wrap-anywhere underline-offset-4 transition-colors hover:underline pointer-fine:min-h-9';
