import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { PagePreview } from '../page-texts/page-preview.tsx';

const PAGES = [
  { value: '/user/home', label: 'Home' },
  { value: '/user/products', label: 'Products' },
  { value: '/user/about', label: 'About Us' },
  { value: '/user/contact', label: 'Contact Us' },
];

const SCHEMES = [
  { scheme: 'light', label: 'Light' },
  { scheme: 'dark', label: 'Dark' },
] as const;

/** A page of the shop with the saved draft of the looks, in either scheme. */
export function LooksPreview({ version }: { version: number }) {
  const [path, setPath] = useState('/user/home');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const page = PAGES.find(({ value }) => value === path);
  return (
    <PagePreview
      title={page?.label ?? ''}
      path={path}
      draft="looks"
      version={version}
      scheme={scheme}
      controls={
        <>
          {SCHEMES.map(({ scheme: each, label }) => (
            <Button
              key={each}
              size="sm"
              variant={each === scheme ? 'secondary' : 'quiet'}
              aria-pressed={each === scheme}
              onClick={() => setScheme(each)}
            >
              {label}
            </Button>
          ))}
          <SelectField
            label="Page"
            hideLabel
            options={PAGES}
            value={path}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
          />
        </>
      }
    />
  );
}
