import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';

it('an error state offers a retry without script', () => {
  const html = render(<ErrorState title="It did not load" retryHref="/list" />);
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<a[^>]*href="\/list"[^>]*>Try again<\/a>/);
});
function render(element: React.ReactElement): string {
  return renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
}
