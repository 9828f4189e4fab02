import type { Page } from '@playwright/test';
import { hydrated } from '../support/checkout.ts';
import { signIn } from '../support/staff.ts';

/** Brings a page into the state that shows the texts of a scene. */
export type Scene = (page: Page) => Promise<unknown>;

/** Type of exactly the scenes that a table of texts names; a missing or extra one fails to compile. */
export type ScenesOf<Texts extends readonly (readonly [string, string, ...unknown[]])[]> = Record<
  Texts[number][1],
  Scene
>;

/** Opens a page by its URL and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A scene that is only a URL. */
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
 * Navigates on the client, so that the next page requests its data from /api, where a test can delay or fail
 * it. Does not wait.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void window.__reactRouterDataRouter.navigate(to), path);
}

declare global {
  interface Window {
    /** React Router's instance, once the page is hydrated. */
    __reactRouterDataRouter: { navigate(to: string): Promise<void> };
  }
}
