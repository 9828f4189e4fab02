import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const DIGEST = '0123456789abcdef0123456789abcdef';
const renderPicture = (src: string) =>
  renderToStaticMarkup(<ProductPicture src={src} alt="Kettle" sizes="5rem" width={80} height={80} />);

it('an uploaded picture offers all its sizes and formats to the browser', () => {
  const markup = renderPicture(`/uploads/${DIGEST}-900.jpg`);
  expect(markup).toContain(
    `type="image/avif" srcSet="/uploads/${DIGEST}-320.avif 320w, /uploads/${DIGEST}-800.avif 800w, /uploads/${DIGEST}-900.avif 900w" sizes="5rem"`,
  );
  expect(markup.indexOf('image/avif')).toBeLessThan(markup.indexOf('image/webp'));
  expect(markup).toContain(`src="/uploads/${DIGEST}-900.jpg"`);
});

it('a rendered picture of the demo shop offers all its files to the browser', () => {
  const markup = renderPicture('/pictures/home/kettle-chalk.webp');
  expect(markup).toContain(
    'type="image/avif" srcSet="/pictures/home/kettle-chalk-320.avif 320w, /pictures/home/kettle-chalk.avif 800w, /pictures/home/kettle-chalk-1000.avif 1000w"',
  );
  expect(markup).toContain('src="/pictures/home/kettle-chalk.webp"');
  expect(markup).toContain('/pictures/home/kettle-chalk-320.webp 320w');
});

it('any other picture has its own URL only', () => {
  const markup = renderPicture('https://cdn.example/kettle.jpg');
  expect(markup).not.toContain('source');
  expect(markup).not.toContain('srcSet');
});
