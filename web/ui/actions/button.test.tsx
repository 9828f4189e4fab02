import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('a busy button keeps the focus and shows its busy label', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Sending…">
      Send
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(' disabled=""');
  expect(html).toContain('Sending…');
});
