import { BACK_OFFICE_SCENES } from './back-office-scenes.ts';
import { BACK_OFFICE_TEXTS } from './back-office-texts.ts';
import { CHECKOUT_SCENES } from './checkout-scenes.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { MEMBERSHIP_SCENES } from './membership-scenes.ts';
import { MEMBERSHIP_TEXTS } from './membership-texts.ts';
import { ORDER_SCENES } from './order-scenes.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { REVIEW_SCENES } from './review-scenes.ts';
import { REVIEW_TEXTS } from './review-texts.ts';
import type { Scene } from './scene.ts';
import type { SpecText } from './spec-text.ts';
import { STOREFRONT_SCENES } from './storefront-scenes.ts';
import { STOREFRONT_TEXTS } from './storefront-texts.ts';

/**
 * Every text that the specification quotes or names, and the scene that shows it. A text with a gap ('Showing
 * X to Y of Z results') is a pattern or filled in. Values on the wire ('usd') are left out.
 */
export const SPEC_TEXTS: readonly SpecText[] = [
  ...STOREFRONT_TEXTS,
  ...CHECKOUT_TEXTS,
  ...MEMBERSHIP_TEXTS,
  ...BACK_OFFICE_TEXTS,
  ...ORDER_TEXTS,
  ...REVIEW_TEXTS,
];

const ALL_SCENES = {
  ...STOREFRONT_SCENES,
  ...CHECKOUT_SCENES,
  ...MEMBERSHIP_SCENES,
  ...BACK_OFFICE_SCENES,
  ...ORDER_SCENES,
  ...REVIEW_SCENES,
};

export type SceneName = keyof typeof ALL_SCENES;

/** How to reach each scene. */
export const SCENES: Readonly<Record<SceneName, Scene>> = ALL_SCENES;
