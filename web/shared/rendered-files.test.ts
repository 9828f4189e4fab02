import { describe, expect, it } from 'vitest';
import { renderedFiles } from './rendered-files.ts';

const FILES = {
  '/demo/pictures/hero/wide-1600.avif': '/assets/w16.avif',
  '/demo/pictures/hero/wide.avif': '/assets/w8.avif',
  '/demo/pictures/hero/wide.webp': '/assets/w8.webp',
  '/demo/pictures/hero/wide-night.webp': '/assets/n8.webp',
  '/demo/pictures/categories/home.avif': '/assets/home.avif',
};

describe('the rendered files of a picture', () => {
  it('are grouped by format, the smallest first', () => {
    expect(renderedFiles('hero/wide', FILES)).toEqual({
      avif: '/assets/w8.avif 800w, /assets/w16.avif 1600w',
      webp: '/assets/w8.webp 800w',
      src: '/assets/w8.webp',
    });
  });

  it('exclude those of a picture whose name begins the same', () => {
    expect(renderedFiles('hero/wide-night', FILES)?.webp).toBe('/assets/n8.webp 800w');
  });

  it.each(['hero/tall', 'categories/home'])('are null for %s, which is missing in a format', (name) => {
    expect(renderedFiles(name, FILES)).toBeNull();
  });
});
