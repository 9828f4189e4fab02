import { Container } from '#web/ui/layout/container.tsx';
import { ProductSearchBox } from '../search/product-search-box.tsx';
import { FILTER_FORM } from './filter-form.ts';

interface ListHeroProps {
  title: string;
  search: string;
}

export function ListHero({ title, search }: ListHeroProps) {
  return (
    <div className="border-y border-line bg-sunken">
      <Container className="grid items-end gap-x-16 gap-y-6 py-8 sm:py-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-3 text-muted sm:text-lg">
            Chosen one by one, offered for less than you would expect.
          </p>
        </div>
        <search aria-label="Products">
          <ProductSearchBox
            form={FILTER_FORM}
            label="Search products"
            buttonLabel="Search products"
            placeholder="Search products..."
            search={search}
          />
        </search>
      </Container>
    </div>
  );
}
