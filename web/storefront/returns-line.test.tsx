import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it, test } from 'vitest';
import type { ReturnPolicy } from '#domain/returns/return-policy.ts';
import { ReturnPolicyContext } from './return-policy-context.ts';
import { ReturnsLine } from './returns-line.tsx';

function render(policy: ReturnPolicy | null): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReturnPolicyContext value={policy}>
          <ReturnsLine />
        </ReturnPolicyContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

const readText = (html: string) => html.replace(/<[^>]*>/g, '');

test.each([
  [30, 'Returns within 30 days · Return policy'],
  [0, 'Return policy'],
])('the line of %i days is %j', (days, text) => {
  const html = render({ days });
  expect(readText(html)).toBe(text);
  expect(html).toContain('href="/user/return-policy"');
});

it('is not there without a policy', () => {
  expect(render(null)).toBe('');
});
