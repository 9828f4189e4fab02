import { Link } from 'react-router';
import { listHref } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { type RenderedFiles, renderedFiles } from '#web/shared/rendered-files.ts';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';

const CATEGORIES = [
  { category: 'Electronics', picture: 'electronics' },
  { category: 'Home & Kitchen', picture: 'home' },
  { category: 'Fashion', picture: 'fashion' },
  { category: 'Beauty & Personal Care', picture: 'beauty' },
  { category: 'Sports & Outdoors', picture: 'sports' },
].flatMap(({ category, picture }) => {
  const files = renderedFiles(`categories/${picture}`);
  return files ? [{ category, files }] : [];
});

/** Categories that have a picture; on phones a scrolling row. */
export function Categories() {
  if (CATEGORIES.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="categories" className="pb-section">
      <SectionHeading id="categories" title="Shop by Category" />
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 [scrollbar-width:none] sm:gap-5 lg:grid lg:grid-cols-5 lg:overflow-visible">
        {CATEGORIES.map(({ category, files }) => (
          <li key={category} className="w-[44vw] shrink-0 snap-start sm:w-[29vw] lg:w-auto">
            <Link
              to={listHref(productList, { category })}
              className="group block rounded-xl outline-offset-4"
            >
              <Tile files={files} />
              <span className="mt-3 block font-semibold decoration-mark decoration-2 underline-offset-4 group-hover:underline">
                {category}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Tile({ files: { src, avif, webp } }: { files: RenderedFiles }) {
  return (
    <span className="block aspect-4/5 overflow-hidden rounded-xl bg-sunken">
      <Picture
        src={src}
        alt=""
        width={800}
        height={1000}
        sizes="(width >= 64rem) 15rem, (width >= 40rem) 29vw, 44vw"
        srcSet={webp}
        sources={[{ type: 'image/avif', srcSet: avif }]}
        className="dim-at-night size-full object-cover transition-[scale] duration-calm group-hover:scale-103"
      />
    </span>
  );
}
