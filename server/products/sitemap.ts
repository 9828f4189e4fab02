/** The pages of every shop; those of its collections follow. */
export const PAGES = [
  '/',
  '/user/home',
  '/user/products',
  '/user/about',
  '/user/contact',
  '/user/track-order',
];

/** The files of an index: the pages, and the products from one on. */
export const SITEMAP_OF_PAGES = '/sitemap-pages.xml';
export const SITEMAP_PART = '/sitemap-products.xml';

/** Sitemap of a shop at `origin` (sitemaps.org). */
export function sitemap(
  origin: string,
  products: { id: string; createdAt: Date }[],
  { pages }: { pages: readonly string[] },
): string {
  const urls = [
    ...pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...products.map(({ id, createdAt }) => {
      const url = escapeXml(`${origin}/user/products/${encodeURIComponent(id)}`);
      return `<url><loc>${url}</loc><lastmod>${createdAt.toISOString().slice(0, 10)}</lastmod></url>`;
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Index of the pages and of parts of the products, each named by its first product. */
export function sitemapIndex(origin: string, starts: readonly string[]): string {
  const files = [SITEMAP_OF_PAGES, ...starts.map((id) => `${SITEMAP_PART}?from=${encodeURIComponent(id)}`)];
  const sitemaps = files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`;
}

export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /emulator/
Disallow: /user/billing?order=
Disallow: /user/cart
Disallow: /user/checkout
Disallow: /user/track-order?
Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * Returns the file /llms.txt (llmstxt.org), in Markdown. `pages`: those that only some shops have, by their
 * names.
 */
export function programGuide(
  origin: string,
  shopName: string,
  pages: Readonly<Record<string, string>> = {},
): string {
  const more = Object.entries(pages).map(([name, path]) => `- [${name}](${origin}${path})\n`);
  return `# ${shopName}

> An online shop: browse, choose options, pay by card, track orders.

- [All products](${origin}/user/products): filters, search, order and page are in the address
- [About the shop](${origin}/user/about)
- [Track an order](${origin}/user/track-order)
- [Contact](${origin}/user/contact)
${more.join('')}- [Sitemap](${origin}/sitemap.xml)

## For programs

- [API](${origin}/api/docs), described by [OpenAPI](${origin}/api/openapi.json)
- [Products as JSON](${origin}/api/products?limit=24)
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
