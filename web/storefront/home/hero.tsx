import { Link } from 'react-router';
import type { WireProductCard } from '#contract/calls/products.ts';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { renderedFiles } from '#web/shared/rendered-files.ts';
import { ShopMark, useHasMark } from '#web/shared/shop-logo.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { useShopDetails } from '../shop-details.ts';

/** Pictures that neither the landing page nor About has. */
const COFFEE = renderedFiles('home/morning-espresso-machine-portafilter');

interface HeroProps {
  products: readonly WireProductCard[];
  texts: Pick<PageTexts<'home'>, 'heading' | 'text' | 'picture' | 'pictureText'>;
}

export function Hero({ products, texts: { heading, text, picture, pictureText } }: HeroProps) {
  const { name, showsExamples } = useShopDetails();
  const hasMark = useHasMark(name);
  const showsCoffee = COFFEE !== null && showsExamples;
  const isAlone = picture === '' && !showsCoffee && products.length === 0 && !hasMark;
  return (
    <Container className="grid items-center gap-x-12 gap-y-10 pt-6 pb-4 lg:grid-cols-12 xl:gap-x-16">
      <div className={isAlone ? 'lg:col-span-7' : 'lg:col-span-5'}>
        <h1 className="text-5xl lg:max-xl:text-4xl xl:text-[length:min(var(--text-5xl),4.5rem)]">
          {heading}
        </h1>
        {text && <p className="mt-6 max-w-112 text-lg text-muted sm:text-xl">{text}</p>}
        <ButtonLink to="/user/products" variant="primary" size="lg" className="mt-9 max-sm:w-full">
          Browse Products
        </ButtonLink>
      </div>
      {picture !== '' ? (
        <div className={FRAME}>
          <ProductPicture src={picture} alt={pictureText} sizes={SIZES} priority className={FILLS} />
        </div>
      ) : COFFEE !== null && showsCoffee ? (
        <div className={FRAME}>
          <Picture
            src={COFFEE.src}
            alt=""
            width={1000}
            height={1000}
            sizes={SIZES}
            srcSet={COFFEE.webp}
            sources={[{ type: 'image/avif', srcSet: COFFEE.avif }]}
            priority
            className={`dim-at-night ${FILLS}`}
          />
        </div>
      ) : (
        !isAlone && <StillLife products={products} />
      )}
    </Container>
  );
}

const FRAME = 'aspect-square overflow-hidden rounded-xl bg-sunken sm:aspect-16/10 lg:col-span-7';
const SIZES = '(width >= 84rem) 46rem, (width >= 64rem) 56vw, 100vw';
const FILLS = 'size-full object-cover [view-transition-name:hero-picture]';

/** Up to three products as one picture, with links below. Without any, the flower. */
function StillLife({ products }: { products: readonly WireProductCard[] }) {
  const { name } = useShopDetails();
  const shown = products.slice(0, PLACES.length);
  return (
    <figure className="lg:col-span-7">
      <div className="relative isolate aspect-square overflow-hidden rounded-xl bg-[linear-gradient(#f8f2e8,#f5ede0,#efe5d5)] after:absolute after:inset-0 sm:aspect-4/3 dark:after:bg-black/15">
        {shown.length === 0 && (
          <ShopMark name={name} className="absolute top-1/2 left-1/2 w-3/5 -translate-1/2" />
        )}
        {shown.map((product, position) => (
          <div key={product._id} className={classNames('absolute aspect-square', PLACES[position])}>
            <ProductPicture
              src={product.image}
              sizes="(width >= 64rem) 30rem, 74vw"
              priority
              // White backdrops vanish when multiplied, so that all products share one background.
              className="size-full object-cover mix-blend-multiply [filter:brightness(1.12)] mask-[radial-gradient(closest-side,black_84%,transparent)]"
            />
          </div>
        ))}
      </div>
      {shown.length > 0 && (
        <figcaption className="mt-4 flex flex-wrap gap-x-5 text-sm text-muted">
          {shown.map((product) => (
            <Link
              key={product._id}
              to={`/user/products/${encodeURIComponent(product._id)}`}
              className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 transition-colors hover:text-ink hover:decoration-mark pointer-fine:min-h-6"
            >
              {product.name}
            </Link>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

// A large one behind two smaller ones at the sides, without overlap.
const PLACES = [
  'w-[74%] left-[13%] -top-[8%] sm:w-[66%] sm:left-[17%] sm:-top-[10%]',
  'w-[52%] -left-[3%] -bottom-[5%] sm:w-[44%] sm:left-[2%] sm:-bottom-[7%]',
  'w-[52%] -right-[3%] -bottom-[5%] sm:w-[44%] sm:right-[2%] sm:-bottom-[7%]',
];
