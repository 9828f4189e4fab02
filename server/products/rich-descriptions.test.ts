import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import { createProduct, getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { LIMITS } from '#domain/limits.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const RICH =
  '<h2>Sizes</h2><table><tbody><tr><th>S</th><td>34</td></tr></tbody></table><p>Wash <strong>cold</strong></p>';
const add = async (body: { description?: string; descriptionHtml?: string | null }) =>
  (await shop.send(createProduct, { body: { name: 'Parka', price: 20, ...body } }, staff)).body;
const change = async (id: string, body: { description?: string; descriptionHtml?: string | null }) =>
  (await shop.send(updateProduct, { params: { id }, body }, staff)).body;
const show = async (id: string) => (await shop.send(getProduct, { params: { id } })).body;

describe('W7: a description with formatting', () => {
  it('is read by shoppers as sanitized HTML, and by programs as plain text', async () => {
    const { _id: id } = await add({
      descriptionHtml: `${RICH}<script>alert(1)</script><p onclick="x">Dry</p>`,
    });
    const shown = await show(id);
    expect(shown.description).toBe('Sizes\n\nS | 34\n\nWash cold\n\nDry');
    expect(shown.descriptionHtml).toContain('<div tabindex="0"><table>');
    expect(shown.descriptionHtml).not.toMatch(/script|onclick/);
    const { body } = await shop.send(getStaffProduct, { params: { id } }, staff);
    expect(body.descriptionHtml).toBe(`${RICH}<p>Dry</p>`);
  });

  it('is found by its words, and left out of lists', async () => {
    const { _id: id } = await add({ descriptionHtml: '<ul><li>Gutta-percha</li></ul>' });
    const { body: found } = await shop.send(listProducts, { query: { search: 'gutta-percha' } });
    expect(found).toMatchObject([{ _id: id, description: '• Gutta-percha' }]);
    expect(found[0]).not.toHaveProperty('descriptionHtml');
  });

  it('is replaced by a plain text that is sent alone, and replaces one', async () => {
    const { _id: id } = await add({ descriptionHtml: RICH });
    const plain = await change(id, { description: 'Only words' });
    expect(plain).toMatchObject({ description: 'Only words' });
    expect(plain).not.toHaveProperty('descriptionHtml');
    const both = await change(id, { description: 'Ignored', descriptionHtml: '<p><em>Words</em></p>' });
    expect(both).toMatchObject({ description: 'Words', descriptionHtml: '<p><em>Words</em></p>' });
    const bare = await change(id, { descriptionHtml: null });
    expect(bare).toMatchObject({ description: 'Words' });
    expect(bare).not.toHaveProperty('descriptionHtml');
  });

  it('is a plain text if it has no more than paragraphs', async () => {
    const made = await add({ descriptionHtml: '<p>One<br>line</p><p>Two &amp; three</p>' });
    expect(made.description).toBe('One\nline\n\nTwo & three');
    expect(made).not.toHaveProperty('descriptionHtml');
  });

  it('is whole where a plain text ends at its limit', async () => {
    const words = 'word '.repeat(LIMITS.text / 4).trim();
    const made = await add({ descriptionHtml: `<p>${words}</p>` });
    expect(made.description.length).toBeLessThanOrEqual(LIMITS.text);
    expect(made.descriptionHtml).toBe(`<p>${words}</p>`);
  });

  it('is refused at its field beyond its limit', async () => {
    const body = { name: 'Parka', price: 20, descriptionHtml: 'x'.repeat(100_001) };
    const { failure } = await shop.send(createProduct, { body }, staff);
    expect(failure.fields?.descriptionHtml).toContain('Description is too long (at most 100,000 characters');
  });

  it('has no words and pictures that are none: it is as if nothing was sent', async () => {
    expect(await add({ descriptionHtml: '<p> </p><script>x</script>' })).toMatchObject({
      description: 'No description',
    });
  });

  it('is changed in the log where only its formatting is', async () => {
    const { _id: id } = await add({ descriptionHtml: '<p><em>Words</em></p>' });
    await change(id, { descriptionHtml: '<p><strong>Words</strong></p>' });
    await change(id, { descriptionHtml: '<p><strong>Words</strong></p>' });
    const [last, before] = (await selectAuditEntries(shop.db, id)).reverse();
    expect(before?.action).toBe('product.create');
    expect(last).toMatchObject({
      before: { descriptionHtml: '<p><em>Words</em></p>' },
      after: { descriptionHtml: '<p><strong>Words</strong></p>' },
    });
  });
});
