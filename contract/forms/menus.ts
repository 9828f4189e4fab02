import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MENU_KINDS, type MenuKind, MOST_IN_LABEL, MOST_IN_MENU } from '#domain/menus/menu.ts';
import { MAX_LINK } from '#domain/rich-text/rich-links.ts';
import { requiredText, text } from '../fields.ts';

export const menuKind = z.enum(Object.keys(MENU_KINDS) as [MenuKind, ...MenuKind[]]);

/** The entries of a menu; one that is new has no id. */
export const MenuForm = z.object({
  entries: z
    .array(
      z.object({
        id: z.nullish(text(LIMITS.id)),
        label: requiredText('Label', MOST_IN_LABEL),
        kind: menuKind,
        value: requiredText('The target', MAX_LINK),
      }),
    )
    .check(z.maxLength(MOST_IN_MENU.footer)),
});
