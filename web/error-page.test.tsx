import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { STATE_TEXTS } from '#domain/page-texts/state-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { RequestNumberContext } from './request-number.ts';

function render(failed?: { title: string; text: string }, number?: string): string {
  const router = createMemoryRouter(
    [{ path: '/', ErrorBoundary: () => <ErrorPage loaderData={failed && { failed }} /> }],
    { hydrationData: { errors: { '0': new Error('a detail of the inside') } } },
  );
  return renderToStaticMarkup(
    <RequestNumberContext value={number ?? null}>
      <RouterProvider router={router} />
    </RequestNumberContext>,
  );
}

it('a page that cannot be rendered has the words of the specification, which staff can replace', () => {
  const html = render();
  expect(html).toContain(STATE_TEXTS.failedTitle.initially);
  expect(html).toContain(STATE_TEXTS.failedText.initially);
  expect(html).not.toContain('a detail of the inside');
  expect(render({ title: 'Bear with us', text: 'We mend it.' })).toContain('Bear with us</h1>');
});

it('it has the number of its request, by which staff find the error', () => {
  expect(render()).not.toContain('report the number');
  const html = render(undefined, '7KQ2M-W4XTP');
  expect(html).toMatch(/report the number <strong[^>]*>7KQ2M-W4XTP<\/strong>/);
});
