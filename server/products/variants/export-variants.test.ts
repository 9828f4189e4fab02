import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateProduct } from '#contract/calls/staff-products.ts';
import { exportVariants, updateVariant } from '#contract/calls/variants.ts';
import { addShirt } from '../../testing/add-shirt.ts';
import { addProducts, lamp } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

it('has a row for each variant and picture in the columns of Shopify, and one for a product without options', async () => {
  await addProducts(shop.db, lamp);
  const { product, variants } = await addShirt(shop, { Color: ['Red', 'Blue'], Size: ['M'] }, [4, 0]);
  const [red, blue] = variants;
  const params = { id: product._id };
  await shop.send(updateProduct, { params, body: { weightGrams: 200, discountPrice: 18 } }, staff);
  const own = { price: 25.5, barcode: '4006381333931', weightGrams: 180, sku: '=RED' };
  await shop.send(updateVariant, { params: { id: red?.id ?? '' }, body: own }, staff);
  const response = await shop.fetch(`/api${exportVariants.path}`, staff);
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="variants-\d{4}-\d\d-\d\d\.csv"/);
  const [heads, ...rows] = (await response.text()).replace('\uFEFF', '').trim().split('\n');
  expect(heads).toBe(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,' +
      'Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,' +
      'Variant Barcode,Variant Image,Variant ID,Offered,' +
      'Body (HTML),Vendor,Type,Further Categories,Published,Status,Available,' +
      'Variant Taxable,Variant Requires Shipping,' +
      'Tags,SEO Title,SEO Description,Cost per item,Variant Inventory Policy,' +
      'Image Src,Image Position,Image Alt Text',
  );
  expect(rows).toEqual([
    `${product._id},Shirt,Color,Red,Size,M,,,'=RED,180,4,25.5,,4006381333931,,${red?.id},yes,No description,Generic,Other,,TRUE,active,yes,TRUE,TRUE,,,,,deny,,,`,
    `${product._id},Shirt,Color,Blue,Size,M,,,${blue?.sku},200,0,18,20,,,${blue?.id},yes,No description,Generic,Other,,TRUE,active,yes,TRUE,TRUE,,,,,deny,,,`,
    `${lamp.id},Low Lamp,Title,Default Title,,,,,${lamp.sku},,,49.99,,,,${lamp.id},yes,${lamp.description},Noct,Electronics,,TRUE,active,yes,TRUE,TRUE,,,,,deny,${lamp.gallery[0]},1,`,
    `${lamp.id}${','.repeat(31)}${lamp.gallery[1]},2,`,
  ]);
});

it('has the variants of the filtered products, and is for staff only', async () => {
  const text = await (await shop.fetch(`/api${exportVariants.path}?search=lamp`, staff)).text();
  expect(text.trim().split('\n')).toHaveLength(1 + lamp.gallery.length);
  expect((await shop.fetch(`/api${exportVariants.path}`)).status).toBe(401);
});
