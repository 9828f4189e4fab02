/** Pages that are worth finding, beside the products. */
const PAGES = [
  '/',
  '/user/home',
  '/user/products',
  '/user/about',
  '/user/contact',
  '/user/track-order',
  '/user/membership',
];

/** The sitemap of a shop at `origin` (sitemaps.org). */
export function sitemap(origin: string, products: { id: string; createdAt: Date }[]): string {
  const urls = [
    ...PAGES.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
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

/** What robots may read: the shop, not its machinery nor what belongs to one person. */
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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
