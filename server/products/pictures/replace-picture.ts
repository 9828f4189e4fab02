import type { Transaction } from '#db/connection.ts';
import { movePictureTexts } from '#domain/products/picture-texts.ts';
import type { GivenFields } from '#domain/products/product-fields.ts';
import { listRichPictures, mapRichPictures } from '#domain/rich-text/rich-text.ts';
import type { Refusal } from '../../http/answer.ts';
import type { Staff } from '../../http/staff.ts';
import { changeProductIn } from '../change-product.ts';
import { lockProduct } from '../staff-product-queries.ts';
import { changeVariantsIn } from '../variants/change-variants.ts';

/** Replaces the address of a picture of a product and its variants, wherever it still stands. */
export async function replacePicture(
  tx: Transaction,
  { productId, address }: { productId: string; address: string },
  picture: string,
  by: { staff: Staff; now: Date },
): Promise<void> {
  const product = await lockProduct(tx, productId);
  if (!product || product.deletedAt) return;
  const fields: GivenFields = {};
  if (product.image === address) fields.image = picture;
  if (product.gallery.includes(address))
    fields.gallery = [...new Set(product.gallery.map((url) => (url === address ? picture : url)))];
  const texts = product.pictureTexts ?? {};
  if (texts[address])
    fields.pictureTexts = movePictureTexts(texts, (url) => (url === address ? picture : undefined));
  const { descriptionRich } = product;
  if (descriptionRich && listRichPictures(descriptionRich).includes(address))
    fields.descriptionRich = mapRichPictures(descriptionRich, (src) => (src === address ? picture : src));
  if (Object.keys(fields).length > 0) orThrow(await changeProductIn(tx, product, { fields }, by));
  const variants = product.variants.filter(({ image }) => image === address);
  if (variants.length === 0) return;
  const edits = variants.map(({ id }) => ({ id, image: picture }));
  orThrow(await changeVariantsIn(tx, product, edits, by));
}

function orThrow(result: { ok: true } | Refusal): void {
  if (!result.ok) throw new Error(`A picture cannot be replaced: ${result.refusal.message}`);
}
