const PAGES = [
  '/',
  '/user/home',
  '/user/products',
  '/user/about',
  '/user/contact',
  '/user/track-order',
  '/user/membership',
];

/** Sitemap of a shop at `origin` (sitemaps.org). */
export function sitemap(
  origin: string,
  products: { id: string; createdAt: Date }[],
  { withPages }: { withPages: boolean },
): string {
  const urls = [
    ...(withPages ? PAGES : []).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...products.map(({ id, createdAt }) => {
      const address = escapeXml(`${origin}/user/products/${encodeURIComponent(id)}`);
      return `<url><loc>${address}</loc><lastmod>${createdAt.toISOString().slice(0, 10)}</lastmod></url>`;
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Index of the sitemaps `/sitemap-1.xml` to `/sitemap-<parts>.xml`. */
export function sitemapIndex(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${i + 1}.xml`)}</loc></sitemap>`,
  );
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
Disallow: /user/track-order?
Sitemap: ${origin}/sitemap.xml
`;
}

/** The file /llms.txt (llmstxt.org), in Markdown. */
export function programGuide(origin: string, shopName: string): string {
  return `# ${shopName}

> An online shop for deals on premium products: browse, choose options, pay by card, track orders.

- [All products](${origin}/user/products): filters, search, order and page are in the address
- [About the shop](${origin}/user/about)
- [Track an order](${origin}/user/track-order)
- [Contact](${origin}/user/contact)
- [Sitemap](${origin}/sitemap.xml)

## For programs

- [API](${origin}/api/docs), described by [OpenAPI](${origin}/api/openapi.json)
- [Products as JSON](${origin}/api/products?limit=24)
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
