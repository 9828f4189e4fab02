import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('a progress bar stays between 0 and 100 percent', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Order" percent={140} />)).toContain('aria-valuenow="100"');
});
