import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CollectionHead } from './collection-head.tsx';

const desk = { slug: 'desk', title: 'Desk', description: 'Things for it.', kind: 'hand' as const };
const shown = (image?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CollectionHead collection={{ ...desk, ...(image && { image, imagePreview: 'data:preview' }) }} />
    </MemoryRouter>,
  );

describe('the head of a collection', () => {
  it('has its picture as decoration, loaded first, with its space reserved', () => {
    const html = shown('/uploads/0123456789abcdef0123456789abcdef-800.jpg');
    expect(html).toContain('aspect-16/10');
    expect(html).toMatch(/<img[^>]* alt=""/);
    expect(html).toMatch(/<img[^>]* width="800" height="800"/);
    expect(html).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/);
    expect(html).toContain('data:preview');
    expect(html).toContain('-320.avif 320w');
  });

  it('is only its texts without one', () => {
    const html = shown();
    expect(html).toContain('Things for it.');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('grid');
  });
});
