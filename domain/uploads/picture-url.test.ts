import { describe, expect, it, test } from 'vitest';
import {
  isPictureUrl,
  isSecurePicture,
  PLACEHOLDER_PICTURE,
  renderedSources,
  storedWidths,
  uploadedSources,
  uploadUrl,
} from './picture-url.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';

describe('the URL of a picture', () => {
  test.each([
    PLACEHOLDER_PICTURE,
    '/pictures/home/ember-kettle-sand.webp',
    `/uploads/${DIGEST}-800.jpg`,
    'https://cdn.example/a b.png'.replace(' ', '%20'),
    'http://cdn.example/a.png?width=800#x',
    'HTTPS://CDN.EXAMPLE/A.PNG',
  ])('may be %s', (url) => {
    expect(isPictureUrl(url)).toBe(true);
  });

  test.each([
    '',
    'a.png',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    'https:evil.example/a.png',
    'https://me:secret@host.example/a.png',
    'https://host.example/a b.png',
    'https://[bad/a.png',
    '/uploads/../secrets/password',
    '/uploads/.hidden',
    '/uploads//a.jpg',
    '/api/orders',
    '/pictures/a.svg?x=<script>',
  ])('may not be %s', (url) => {
    expect(isPictureUrl(url)).toBe(false);
  });
});

test.each([
  ['https://cdn.example/a.png', true],
  ['/pictures/home/kettle.webp', true],
  ['http://cdn.example/a.png', false],
  [' HTTP://cdn.example/a.png', false],
])('a page may show %s: %s', (url, isSecure) => {
  expect(isSecurePicture(url)).toBe(isSecure);
});

describe('an uploaded picture', () => {
  it('is stored in its own width and no larger one', () => {
    expect(storedWidths(4_000)).toEqual([320, 800, 1_600]);
    expect(storedWidths(1_600)).toEqual([320, 800, 1_600]);
    expect(storedWidths(900)).toEqual([320, 800, 900]);
    expect(storedWidths(320)).toEqual([320]);
    expect(storedWidths(1)).toEqual([1]);
  });

  it('has a URL from which all its files are derived', () => {
    const url = uploadUrl(DIGEST, 4_000);
    expect(url).toBe(`/uploads/${DIGEST}-1600.jpg`);
    const sources = uploadedSources(url);
    expect(sources?.avif).toEqual([
      { url: `/uploads/${DIGEST}-320.avif`, width: 320 },
      { url: `/uploads/${DIGEST}-800.avif`, width: 800 },
      { url: `/uploads/${DIGEST}-1600.avif`, width: 1_600 },
    ]);
    expect(sources?.jpg.at(-1)?.url).toBe(url);
  });

  test.each(['/pictures/a-800.jpg', `https://cdn.example/uploads/${DIGEST}-800.jpg`, `${DIGEST}-800.jpg`])(
    'is not %s',
    (url) => {
      expect(uploadedSources(url)).toBeNull();
    },
  );
});

describe('a rendered picture of the shop itself', () => {
  it('has a URL from which all its files are derived, including itself', () => {
    const sources = renderedSources('/pictures/home/kiln-vase-deep-teal.webp');
    expect(sources?.avif).toEqual([
      { url: '/pictures/home/kiln-vase-deep-teal-320.avif', width: 320 },
      { url: '/pictures/home/kiln-vase-deep-teal.avif', width: 800 },
      { url: '/pictures/home/kiln-vase-deep-teal-1000.avif', width: 1_000 },
    ]);
    expect(sources?.webp[1]?.url).toBe('/pictures/home/kiln-vase-deep-teal.webp');
  });

  test.each([
    '/pictures/home/kiln-vase-bone.png',
    'https://cdn.example/pictures/home/a.webp',
    `/uploads/${DIGEST}-800.webp`,
  ])('is not %s', (url) => {
    expect(renderedSources(url)).toBeNull();
  });
});
