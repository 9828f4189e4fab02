import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Leads to the list of products that match; also without JavaScript. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const current = pathname.startsWith('/user/products')
    ? (new URLSearchParams(search).get('search') ?? '')
    : '';
  const box = useRef<HTMLInputElement>(null);

  // The box follows the search of the list, which changes there too; what was typed meanwhile is older than that.
  useEffect(() => {
    if (box.current) box.current.value = current;
  }, [current]);

  function ignoreEmpty(event: SubmitEvent<HTMLFormElement>) {
    if (box.current?.value.trim() === '') event.preventDefault();
  }

  return (
    <search className="lg:max-w-72 lg:flex-1">
      <Form action="/user/products" onSubmit={ignoreEmpty}>
        <TextField
          ref={box}
          label="Search the shop"
          hideLabel
          type="search"
          name="search"
          defaultValue={current}
          placeholder="Search for products..."
          maxLength={LIMITS.search}
          enterKeyHint="search"
          autoComplete="off"
          trailing={
            <IconButton type="submit" label="Search">
              <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </IconButton>
          }
        />
      </Form>
    </search>
  );
}
