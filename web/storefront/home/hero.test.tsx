import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DEFAULT_SHOP, ShopDetailsContext, toShopDetails } from '../shop-details.ts';
import { Hero } from './hero.tsx';

const texts = { heading: 'Light', text: '', picture: '', pictureText: '' };

function render(name: string) {
  const { exampleTexts: _, ...shop } = DEFAULT_SHOP;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopDetailsContext value={toShopDetails({ ...shop, name })}>
        <Hero products={[]} texts={texts} />
      </ShopDetailsContext>
    </MemoryRouter>,
  );
}

it('a shop with its own name shows no empty frame beside its heading before it has a picture', () => {
  expect(render('Northlight')).not.toContain('<figure');
  expect(render('Marigold')).toContain('<figure');
});
