import { expect, type Locator } from '@playwright/test';

/** Requests a code and enters the one that a demo shows. */
export async function proveEmail(within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(within, await shownCode(within));
}

/** The code that a demo shows. */
export async function shownCode(within: Locator): Promise<string> {
  const shown = within.getByText(/^Demo: your code is \d{6}$/);
  await expect(shown).toBeVisible();
  return /\d{6}/.exec(await shown.innerText())?.[0] ?? '';
}

export async function enterCode(within: Locator, code: string): Promise<void> {
  await within.getByRole('textbox', { name: 'Code' }).fill(code);
  await within.getByRole('button', { name: 'Confirm' }).click();
}

/** Any other code. */
export function anotherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
