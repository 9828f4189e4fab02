import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from './toasts.tsx';
import { useToast } from './use-toast.ts';

describe('toasts', () => {
  it('throw outside their provider', () => {
    expect(() => renderToStaticMarkup(<Caller />)).toThrow('useToast must be used inside a ToastProvider');
  });

  it('have their live region in the page before the first toast', () => {
    const html = renderToStaticMarkup(
      <ToastProvider>
        <Caller />
      </ToastProvider>,
    );
    expect(html).toMatch(/^called<ol[^>]*aria-live="polite"/);
  });
});

function Caller() {
  useToast();
  return 'called';
}
