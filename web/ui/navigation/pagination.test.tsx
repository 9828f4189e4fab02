import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

describe('pages', () => {
  it('are links, with the current one marked and its neighbors on both sides', () => {
    const html = render(<Pagination page={2} pageCount={3} hrefOf={(page) => `/list?page=${page}`} />);
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"[^>]*href="\/list\?page=2"/);
    expect(html).toMatch(/rel="prev"[^>]*href="\/list\?page=1"/);
    expect(html).toMatch(/rel="next"[^>]*href="\/list\?page=3"/);
  });

  it('are not shown if there is only one', () => {
    expect(render(<Pagination page={1} pageCount={1} hrefOf={String} />)).toBe('');
  });
});

function render(element: React.ReactElement): string {
  return renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
}
