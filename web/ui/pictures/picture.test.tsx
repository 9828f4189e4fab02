import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

it('a picture reserves its space and loads lazily', () => {
  const html = renderToStaticMarkup(<Picture src="/a.jpg" alt="" width={400} height={300} />);
  expect(html).toContain('width="400" height="300"');
  expect(html).toContain('loading="lazy"');
});
