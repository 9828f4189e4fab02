import type { putMenu, WireMenu } from '#contract/calls/menus.ts';
import type { CallInput } from '#contract/define-call.ts';
import { MenuForm } from '#contract/forms/menus.ts';
import type { MenuKind } from '#domain/menus/menu.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { checkForm } from '../screen/check-form.ts';
import type { ListValues } from '../screen/use-list-form.ts';

export type LeafValues = { key: string; id?: string; label: string; kind: MenuKind; value: string };

/** `below` are the entries of the second level. */
export type EntryValues = LeafValues & { below: LeafValues[] };

export type MenuValues = ListValues<EntryValues, null>;

type Body = Omit<CallInput<typeof putMenu>['body'], 'version'>;

export function toMenuValues({ entries }: Pick<WireMenu, 'entries'>): MenuValues {
  return {
    entries: entries.map(({ below = [], ...entry }) => ({ ...toLeaf(entry), below: below.map(toLeaf) })),
    rest: null,
  };
}

function toLeaf({ id, label, kind, value }: Omit<WireMenu['entries'][number], 'below'>): LeafValues {
  return { key: id, id, label, kind, value };
}

export function emptyLeaf(): LeafValues {
  return { key: newKey(), label: '', kind: 'shop', value: '' };
}

/** The entries of the form, or the errors of its fields by their paths. */
export function checkMenu({
  entries,
}: MenuValues): { ok: true; body: Body } | { ok: false; errors: FieldErrors } {
  const body: Body = {
    entries: entries.map(({ key: _, below, ...entry }) => ({
      ...entry,
      ...(below.length > 0 && { below: below.map(({ key: __, ...leaf }) => leaf) }),
    })),
  };
  const checked = checkForm(MenuForm, body, {});
  return checked.ok ? { ok: true, body } : checked;
}
