import type { SubmitEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { ProductSearchBox } from '../products/search/product-search-box.tsx';

export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const current = pathname.startsWith('/user/products')
    ? (new URLSearchParams(search).get('search') ?? '')
    : '';

  function ignoreEmpty(event: SubmitEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('search')).trim() === '') event.preventDefault();
  }

  return (
    <search className="lg:max-w-72 lg:flex-1">
      <Form action="/user/products" onSubmit={ignoreEmpty}>
        <ProductSearchBox
          label="Search the shop"
          buttonLabel="Search"
          placeholder="Search for products..."
          search={current}
        />
      </Form>
    </search>
  );
}
