import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('a dialog', () => {
  const dialog = <Dialog open onClose={() => {}} title="Thank you" description="It is on its way." />;

  it('is named by its title and described by its text', () => {
    const html = renderToStaticMarkup(dialog);
    expect(html).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Thank you<\/h2>/);
    expect(html).toMatch(/<dialog[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>It is on its way/);
  });

  it('is rendered closed, since only the browser can open it as modal', () => {
    expect(renderToStaticMarkup(dialog)).not.toMatch(/<dialog[^>]* open/);
  });

  it('has no close button if only its own buttons may close it', () => {
    expect(renderToStaticMarkup(dialog)).toContain('aria-label="Close"');
    expect(
      renderToStaticMarkup(<Dialog open onClose={() => {}} title="Paying" dismissable={false} />),
    ).not.toContain('aria-label="Close"');
  });
});
