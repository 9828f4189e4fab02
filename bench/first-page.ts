import { gzipSync } from 'node:zlib';
import type { ServerProcess } from './server-process.ts';

const LIMITS = { code: 150, fonts: 80 };

/** Size of a first visit to a page: gzipped scripts and styles, and fonts, in KB. */
export async function measureFirstPage({ address }: ServerProcess): Promise<void> {
  console.log(
    `\nA first visit loads (limits: ${LIMITS.code} KB of scripts and styles, ${LIMITS.fonts} KB of fonts)`,
  );
  for (const path of ['/', '/user/home', '/user/products', await someProduct(address), '/user/track-order']) {
    const html = await (await fetch(address + path)).text();
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ''),
    );
    const sizes = { code: 0, fonts: 0 };
    for (const file of files) {
      const bytes = Buffer.from(await (await fetch(address + file)).arrayBuffer());
      if (/\.(js|css)$/.test(file)) sizes.code += gzipSync(bytes, { level: 9 }).length / 1024;
      if (/\.woff2$/.test(file)) sizes.fonts += bytes.length / 1024;
    }
    const page = gzipSync(html).length / 1024;
    console.log(
      `  ${path.padEnd(48)} code ${sizes.code.toFixed(0)} KB, fonts ${sizes.fonts.toFixed(0)} KB, page ${page.toFixed(0)} KB`,
    );
  }
}

/** The page of any product. */
export async function someProduct(address: string): Promise<string> {
  const [product] = (await (await fetch(`${address}/api/products?limit=1`)).json()) as { _id: string }[];
  return `/user/products/${product?._id}`;
}
