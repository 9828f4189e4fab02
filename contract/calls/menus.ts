import * as z from 'zod/mini';
import { MENU_KINDS, MENU_NAMES, type MenuKind } from '#domain/menus/menu.ts';
import { staffCall } from '../define-call.ts';
import { MenuForm, menuKind } from '../forms/menus.ts';
import { component } from '../openapi-component.ts';
import { seenVersion } from './shipping.ts';

const menuParams = z.object({ menu: z.enum(MENU_NAMES, 'There is no such menu') });

const Choices = z.array(z.object({ value: z.string(), label: z.string() }));

const leaf = {
  id: z.string(),
  label: z.string(),
  kind: menuKind,
  value: z.string(),
  /** Where shoppers are led; absent while that is hidden from them, and the entry with it. */
  to: z.optional(z.string()),
};

/** A menu of the storefront as staff edit it. */
export const Menu = component('Menu', {
  version: z.number(),
  entries: z.array(
    z.object({
      ...leaf,
      /** The second level, if there is one. */
      below: z.optional(z.array(z.object(leaf))),
    }),
  ),
  /** What an entry can lead to. */
  choices: z.object(
    Object.fromEntries(Object.keys(MENU_KINDS).map((kind) => [kind, Choices])) as Record<
      MenuKind,
      typeof Choices
    >,
  ),
});

export type WireMenu = z.output<typeof Menu>;

export const getMenu = staffCall({
  path: '/menus/{menu}',
  summary: 'A menu of the storefront, and what its entries can lead to',
  params: menuParams,
  output: Menu,
});

export const putMenu = staffCall({
  method: 'PUT',
  path: '/menus/{menu}',
  summary: 'Replace the entries of a menu; 409 if it was saved since `version`',
  params: menuParams,
  body: z.extend(MenuForm, { version: seenVersion() }),
  output: Menu,
  failures: [409],
});
