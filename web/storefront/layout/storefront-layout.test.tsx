import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SocialLinks, SocialLinksContext } from './social-links.tsx';
import StorefrontLayout from './storefront-layout.tsx';

const Shop = createRoutesStub([
  {
    path: '/user',
    Component: StorefrontLayout,
    children: [{ path: 'products', Component: () => <h1>List</h1> }],
  },
]);
const html = renderToStaticMarkup(<Shop initialEntries={['/user/products?search=desk+lamp']} />);
const [header = '', footer = ''] = html.split('</header>');

describe('the header', () => {
  it('links to every page and to the back office', () => {
    expect(listLinks(header)).toEqual([
      ['/user', 'Marigold, home'],
      ['/user/cart', 'Cart'],
      ['/user', 'Home'],
      ['/user/about', 'About Us'],
      ['/user/products', 'Products'],
      ['/user/track-order', 'Track Order'],
      ['/user/contact', 'Contact Us'],
      ['/user/account', 'Your account'],
      ['/admin-login', 'Admin'],
      ['/user/wish-list', 'Wish list'],
      ['/user/account', 'Your account'],
    ]);
  });

  it('marks the current page', () => {
    expect(header.match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g)).toHaveLength(1);
    expect(header).toMatch(/aria-current="page"[^>]*>Products/);
  });

  it('has a search form that needs no script, and leaves the current search to the box of the list', () => {
    expect(header).toContain('action="/user/products"');
    expect(header).toMatch(/<input[^>]*name="search"[^>]*value=""/);
  });
});

describe('the footer', () => {
  it('links every category to the list of products', () => {
    for (const category of ['Electronics', 'Home &amp; Kitchen', 'Fashion', 'Beauty &amp; Personal Care'])
      expect(listLinks(footer)).toContainEqual(['/user/products', category]);
  });

  it('has no return policy until the shop has one', () => {
    expect(footer).not.toContain('Return policy');
  });

  it('links to the account', () => {
    expect(listLinks(footer)).toContainEqual(['/user/account', 'Your account']);
  });

  it('marks a place without an address as not available yet, and links to the others', () => {
    const places = [
      { name: 'Instagram', address: '' },
      { name: 'Oak', address: 'https://social.example/oak' },
    ];
    const links = renderToStaticMarkup(
      <SocialLinksContext value={places}>
        <SocialLinks className="" />
      </SocialLinksContext>,
    );
    expect(links).toMatch(/aria-disabled="true" title="Not open yet">Instagram/);
    expect(links).toMatch(/href="https:\/\/social.example\/oak"[^>]*>Oak/);
  });
});

/** Address and name of each link to a page of the shop. */
function listLinks(markup: string): [string | undefined, string | undefined][] {
  return [...markup.matchAll(/<a (?:aria-label="([^"]*)" )?[^>]*href="(\/[^"]*)"[^>]*>([^<]*)/g)].map(
    ([, label, href, text]) => [href, label ?? text],
  );
}
