import { expect, type Locator, type Page } from '@playwright/test';
import type { SpecText, TextKind } from './spec-text.ts';

/** Expects the texts of a scene. Texts listed after a dialog must be inside it, not on the page behind it. */
export async function expectTexts(page: Page, texts: readonly SpecText[]): Promise<void> {
  let place: Place = page;
  for (const specText of texts) {
    const [, , kind, text] = specText;
    await expectText(kind.endsWith('toast') ? page : place, specText);
    if (kind === 'dialog') place = FINDERS.dialog(page, text);
  }
}

type Place = Page | Locator;

/** Exact and case-sensitive; a pattern must match something visible. */
async function expectText(place: Place, [, , kind, text, href]: SpecText): Promise<void> {
  const found = FINDERS[kind](place, text);
  // Options of a closed list are not drawn.
  const shown = kind === 'option' ? found.first() : found.filter({ visible: true }).first();
  const name = `${kind} ${text}`;
  if (kind === 'option') await expect.soft(shown, name).toBeAttached();
  else await expect.soft(shown, name).toBeVisible();
  if (href !== undefined) await expect.soft(shown, `where ${text} leads`).toHaveAttribute('href', href);
}

type Finder = (place: Place, text: string | RegExp) => Locator;

const byRole =
  (role: Parameters<Page['getByRole']>[0]): Finder =>
  (place, name) =>
    place.getByRole(role, { name, exact: true });

const linkIn =
  (landmark: (place: Place) => Locator): Finder =>
  (place, name) =>
    landmark(place).getByRole('link', { name, exact: true });

/** A toast begins with its type, visually hidden. */
const toast =
  (type: string): Finder =>
  (place, text) =>
    place
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
  text: (place, text) => place.getByText(text, { exact: true }),
  heading: byRole('heading'),
  button: byRole('button'),
  link: byRole('link'),
  dialog: byRole('dialog'),
  field: (place, text) => place.getByLabel(text, { exact: true }),
  group: (place, name) =>
    place.getByRole('group', { name, exact: true }).or(place.getByRole('radiogroup', { name, exact: true })),
  radio: byRole('radio'),
  checkbox: byRole('checkbox'),
  option: byRole('option'),
  column: byRole('columnheader'),
  placeholder: (place, text) => place.getByPlaceholder(text, { exact: true }),
  'header link': linkIn((place) => place.getByRole('banner')),
  'footer link': linkIn((place) => place.getByRole('contentinfo')),
  'sidebar link': linkIn((place) => place.getByRole('complementary', { name: 'Sidebar' })),
  breadcrumb: linkIn((place) => place.getByRole('navigation', { name: 'Breadcrumb' })),
  'success toast': toast('success'),
  'warning toast': toast('warning'),
  'error toast': toast('error'),
};
