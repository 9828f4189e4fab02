import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MENU_KINDS, type MenuKind, MOST_BELOW, MOST_IN_LABEL, MOST_IN_MENU } from '#domain/menus/menu.ts';
import { MAX_LINK } from '#domain/rich-text/rich-links.ts';
import { requiredText, text } from '../fields.ts';

export const menuKind = z.enum(Object.keys(MENU_KINDS) as [MenuKind, ...MenuKind[]]);

const leaf = {
  id: z.nullish(text(LIMITS.id)),
  label: requiredText('Label', MOST_IN_LABEL),
  kind: menuKind,
  value: text(MAX_LINK),
};

const MenuLeaf = z.object(leaf).check(z.superRefine((entry, context) => checkTarget(entry, context)));

/** The entries of a menu, with those below them; one that is new has no id. */
export const MenuForm = z.object({
  entries: z
    .array(
      z
        .object({ ...leaf, below: z.optional(z.array(MenuLeaf).check(z.maxLength(MOST_BELOW))) })
        .check(z.superRefine(({ below = [], ...entry }, context) => checkTarget(entry, context, below))),
    )
    .check(z.maxLength(MOST_IN_MENU.footer)),
});

type Target = { kind: MenuKind; value: string };

/** An entry leads somewhere, or is a heading of others. */
function checkTarget(
  { kind, value }: Target,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
  below: readonly object[] = [],
): void {
  if (kind !== 'heading' && value === '')
    context.addIssue({ code: 'custom', path: ['value'], message: 'The target is required' });
  if (kind === 'heading' && below.length === 0)
    context.addIssue({ code: 'custom', path: ['kind'], message: 'A heading needs entries below it' });
}
