import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

describe('a text field', () => {
  it('associates its label with the input', () => {
    const html = renderToStaticMarkup(
      <TextField id="mail" label="Email" type="email" autoComplete="email" />,
    );
    expect(html).toContain('<label for="mail"');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*id="mail"/);
    expect(html).toContain('autoComplete="email"');
  });

  it('is neither described nor invalid without an error', () => {
    const html = renderToStaticMarkup(<TextField label="Email" />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid=');
  });

  it('is described by the error before the hint', () => {
    const html = renderToStaticMarkup(
      <TextField id="zip" label="ZIP code" hint="Five digits" error="ZIP code is required" />,
    );
    expect(html).toContain('aria-describedby="zip-error zip-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="zip-error"[^>]*>.*ZIP code is required<\/p>/);
    expect(html).toMatch(/<p id="zip-hint"[^>]*>Five digits<\/p>/);
  });

  it('is marked if it is optional', () => {
    expect(renderToStaticMarkup(<TextField label="Company" optional />)).toContain('(optional)');
  });
});
