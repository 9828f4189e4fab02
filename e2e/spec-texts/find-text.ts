import { expect, type Locator, type Page } from '@playwright/test';
import type { SpecText, TextKind } from './spec-text.ts';

/** Looks whether a page shows a text now, word for word and in the same case; a pattern, that something shown fits it. */
export async function expectText(page: Page, [, , kind, text, href]: SpecText): Promise<void> {
  const found = FINDERS[kind](page, text);
  // What a closed list offers is there without being drawn.
  const shown = kind === 'option' ? found.first() : found.filter({ visible: true }).first();
  const name = `${kind} ${text}`;
  if (kind === 'option') await expect.soft(shown, name).toBeAttached();
  else await expect.soft(shown, name).toBeVisible();
  if (href !== undefined) await expect.soft(shown, `where ${text} leads`).toHaveAttribute('href', href);
}

type Finder = (page: Page, text: string | RegExp) => Locator;

const byRole =
  (role: Parameters<Page['getByRole']>[0]): Finder =>
  (page, name) =>
    page.getByRole(role, { name, exact: true });

const linkIn =
  (landmark: (page: Page) => Locator): Finder =>
  (page, name) =>
    landmark(page).getByRole('link', { name, exact: true });

/** A toast says its type first, unseen. */
const toast =
  (type: string): Finder =>
  (page, text) =>
    page
      .getByRole('list', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^\\s*${type}: `) })
      .locator('p')
      .filter({ hasText: typeof text === 'string' ? wholeToastLine(type, text) : text });

function wholeToastLine(type: string, text: string): RegExp {
  const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^\\s*(${type}: )?${words}\\s*$`);
}

const FINDERS: Record<TextKind, Finder> = {
  text: (page, text) => page.getByText(text, { exact: true }),
  heading: byRole('heading'),
  button: byRole('button'),
  link: byRole('link'),
  dialog: byRole('dialog'),
  field: (page, text) => page.getByLabel(text, { exact: true }),
  group: (page, name) =>
    page.getByRole('group', { name, exact: true }).or(page.getByRole('radiogroup', { name, exact: true })),
  radio: byRole('radio'),
  checkbox: byRole('checkbox'),
  option: byRole('option'),
  column: byRole('columnheader'),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
  'header link': linkIn((page) => page.getByRole('banner')),
  'footer link': linkIn((page) => page.getByRole('contentinfo')),
  'sidebar link': linkIn((page) => page.getByRole('complementary', { name: 'Sidebar' })),
  breadcrumb: linkIn((page) => page.getByRole('navigation', { name: 'Breadcrumb' })),
  'success toast': toast('success'),
  'warning toast': toast('warning'),
  'error toast': toast('error'),
};
