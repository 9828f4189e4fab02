import { expect, type Locator } from '@playwright/test';

/** Asks for a code and enters the one that a demo tells on the screen. */
export async function proveEmail(within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Send me a code' }).click();
  await enterCode(within, await toldCode(within));
}

/** The code that a demo tells on the screen. */
export async function toldCode(within: Locator): Promise<string> {
  const told = within.getByText(/^Demo: your code is \d{6}$/);
  await expect(told).toBeVisible();
  return /\d{6}/.exec(await told.innerText())?.[0] ?? '';
}

export async function enterCode(within: Locator, code: string): Promise<void> {
  await within.getByRole('textbox', { name: 'Code' }).fill(code);
  await within.getByRole('button', { name: 'Confirm' }).click();
}

/** A code that is not this one. */
export function anotherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
