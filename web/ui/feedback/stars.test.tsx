import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

it('stars have the rating in words as their name', () => {
  expect(renderToStaticMarkup(<Stars value={4.26} />)).toContain(
    'role="img" aria-label="4.3 out of 5 stars"',
  );
});
