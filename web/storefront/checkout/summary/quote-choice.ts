import { type QuoteRefusal, quote } from '#domain/checkout/quote.ts';
import { findPlan, type PlanId } from '#domain/members/plan.ts';
import { chosenValue } from '#domain/pricing/selection.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import { LIST_NAMES } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { Product } from '#domain/products/product.ts';
import { type OptionTexts, withTexts } from '../../option-texts.ts';
import type { Choice } from '../../selection-in-url.ts';
import type { Offer } from './offer.ts';

/** Prices a choice by the server's rule. While storage cannot be read (`texts` null), texts are optional. */
export function quoteChoice(
  offered: Product,
  { selection, quantity }: Choice,
  rules: PricingRules,
  memberPlan: PlanId | null = null,
  texts: OptionTexts | null = {},
): { ok: true; offer: Offer } | { ok: false; refusal: QuoteRefusal } {
  const product = texts ? offered : withoutRequestedTexts(offered);
  const chosen = { productId: product.id, quantity, selection: withTexts(product, selection, texts ?? {}) };
  const benefit = memberPlan && findPlan(memberPlan).benefit;
  const quoted = quote([chosen], new Map([[product.id, product]]), rules, benefit);
  if (!quoted.ok) return quoted;
  const [line] = quoted.quote.lines;
  if (!line) throw new Error('A quote has a line for each requested one');
  const pictures = [product.image, ...product.gallery];
  const color = chosenValue(line.selection, LIST_NAMES.color);
  const image = color ? pictureOfColor(pictures, color) : undefined;
  return {
    ok: true,
    offer: { lines: [{ ...line, image: image ?? line.image }], totals: quoted.quote.totals, memberPlan },
  };
}

function withoutRequestedTexts(product: Product): Product {
  return { ...product, properties: product.properties.map(({ text: _, ...property }) => property) };
}
