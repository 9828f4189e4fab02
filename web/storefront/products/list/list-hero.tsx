import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { Container } from '../../../ui/container.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FILTER_FORM } from './filter-form.ts';

interface ListHeroProps {
  title: string;
  search: string;
}

/** What the page is about, and the search in it, which belongs to the form of the filters. */
export function ListHero({ title, search }: ListHeroProps) {
  const box = useRef<HTMLInputElement>(null);

  // The search also changes elsewhere: in the header, by a chip, on the way back.
  useEffect(() => {
    if (box.current) box.current.value = search;
  }, [search]);

  return (
    <div className="border-y border-line bg-sunken">
      <Container className="grid items-end gap-x-16 gap-y-6 py-8 sm:py-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0">
          <h1 className="text-4xl wrap-break-word">{title}</h1>
          <p className="mt-3 text-muted sm:text-lg">
            Chosen one by one, offered for less than you would expect.
          </p>
        </div>
        <search aria-label="Products">
          <TextField
            ref={box}
            form={FILTER_FORM}
            label="Search products"
            hideLabel
            type="search"
            name="search"
            defaultValue={search}
            placeholder="Search products..."
            maxLength={LIMITS.search}
            enterKeyHint="search"
            autoComplete="off"
            trailing={
              <IconButton type="submit" form={FILTER_FORM} label="Search products">
                <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </IconButton>
            }
          />
        </search>
      </Container>
    </div>
  );
}
