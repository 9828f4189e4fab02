import type { putMenu, WireMenu } from '#contract/calls/menus.ts';
import type { CallInput } from '#contract/define-call.ts';
import { MenuForm } from '#contract/forms/menus.ts';
import type { MenuKind } from '#domain/menus/menu.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { checkForm } from '../screen/check-form.ts';
import type { ListValues } from '../screen/use-list-form.ts';

export type EntryValues = { key: string; id?: string; label: string; kind: MenuKind; value: string };

export type MenuValues = ListValues<EntryValues, null>;

type Body = Omit<CallInput<typeof putMenu>['body'], 'version'>;

export function toMenuValues({ entries }: Pick<WireMenu, 'entries'>): MenuValues {
  return {
    entries: entries.map(({ id, label, kind, value }) => ({ key: id, id, label, kind, value })),
    rest: null,
  };
}

/** The entries of the form, or the errors of its fields by their paths. */
export function checkMenu({
  entries,
}: MenuValues): { ok: true; body: Body } | { ok: false; errors: FieldErrors } {
  const body: Body = { entries: entries.map(({ id, label, kind, value }) => ({ id, label, kind, value })) };
  const checked = checkForm(MenuForm, body, {});
  return checked.ok ? { ok: true, body } : checked;
}
