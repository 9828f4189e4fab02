import type { WireCollection } from '#contract/calls/collections.ts';
import { productList } from '#domain/products/product-list.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** The title and text of a collection, beside its picture if it has one: below on phones. */
export function CollectionHead({ collection }: { collection: WireCollection }) {
  const { title, description, image, imagePreview } = collection;
  return (
    <div className="border-y border-line bg-sunken">
      <Container
        className={classNames(
          'py-8 sm:py-11',
          image !== undefined && 'grid items-center gap-x-12 gap-y-7 md:grid-cols-2',
        )}
      >
        <div>
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/user/home' },
              { label: 'Products', to: productList.path },
              { label: title },
            ]}
          />
          <h1 className="mt-3 text-4xl wrap-anywhere">{title}</h1>
          {description && (
            <p className="mt-3 max-w-prose whitespace-pre-line text-muted wrap-anywhere sm:text-lg">
              {description}
            </p>
          )}
        </div>
        {image !== undefined && (
          <div className="aspect-16/10 overflow-hidden rounded-xl">
            <ProductPicture
              src={image}
              preview={imagePreview}
              sizes="(width >= 84rem) 38rem, (width >= 48rem) 46vw, 100vw"
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </Container>
    </div>
  );
}
