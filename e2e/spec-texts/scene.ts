import type { Page } from '@playwright/test';
import { hydrated } from '../support/checkout.ts';
import { signIn } from '../support/staff.ts';

/** Brings a page into the state in which its texts are looked for. */
export type Scene = (page: Page) => Promise<unknown>;

/** Exactly the scenes that a table of texts names: with one too few or too many it does not compile. */
export type ScenesOf<Texts extends readonly (readonly [string, string, ...unknown[]])[]> = Record<
  Texts[number][1],
  Scene
>;

/** Opens a page as its address does, and waits until it has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A scene that is nothing but an address. */
export const at =
  (path: string): Scene =>
  (page) =>
    open(page, path);

export async function openAsStaff(page: Page, path: string): Promise<void> {
  await signIn(page);
  await open(page, path);
}

export const atAsStaff =
  (path: string): Scene =>
  (page) =>
    openAsStaff(page, path);

/**
 * Goes on inside the page that is open to another one, which then asks /api for what it shows: only so can
 * that be held back or made to fail. Does not wait for it.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void window.__reactRouterDataRouter.navigate(to), path);
}

declare global {
  interface Window {
    /** React Router's own, once a page has started. */
    __reactRouterDataRouter: { navigate(to: string): Promise<void> };
  }
}
