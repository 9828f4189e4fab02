import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { getMenu, putMenu, type WireMenu } from '#contract/calls/menus.ts';
import { type MenuName, MOST_IN_MENU } from '#domain/menus/menu.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { moveItem } from '../lists/move-item.ts';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { ListConflictNotice } from '../screen/list-conflict-notice.tsx';
import { SaveBar } from '../screen/save-bar.tsx';
import { useListForm } from '../screen/use-list-form.ts';
import { MenuEntryFields } from './menu-entry-fields.tsx';
import { checkMenu, type EntryValues, emptyLeaf, toMenuValues } from './menu-form-values.ts';

/** The entries of a menu, in an order that staff change by mouse, touch or keys. */
export function MenuForm({ menu, loaded }: { menu: MenuName; loaded: WireMenu }) {
  const params = { menu };
  const form = useListForm(loaded, {
    valuesOf: toMenuValues,
    check: checkMenu,
    load: async () => (await browserApi(getMenu, { params })).body,
    save: async (body) => (await browserApi(putMenu, { params, body })).body,
    saved: 'Menu saved: shoppers see it now',
    notSaved: 'The menu is not saved',
  });
  const { entries } = form.values;
  const [announcement, setAnnouncement] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const most = MOST_IN_MENU[menu];
  const leaves = loaded.entries.flatMap(({ below = [], ...entry }) => [entry, ...below]);
  const hidden = new Set(
    leaves.filter(({ kind, to }) => kind !== 'heading' && to === undefined).map(({ id }) => id),
  );

  function change(next: EntryValues[], said: string) {
    form.change({ entries: next });
    setAnnouncement(said);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length || from === to) return;
    change(moveItem(entries, from, to), `Entry ${from + 1} is now entry ${to + 1} of ${entries.length}.`);
  }

  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid max-w-4xl gap-6">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <ListConflictNotice merge={form.merge} resolve={form.resolve} describe={({ label }) => label} />
      <Card as="section" aria-label="Entries" className="grid gap-4">
        <p className="text-sm text-muted">
          A page that is renamed stays in its menus; one that is deleted or hidden leaves them.
          {menu === 'footer' && ' Published policies follow the entries of the footer by themselves.'}
        </p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {form.errors.entries && (
          <p role="alert" className="text-sm font-medium text-bad">
            {form.errors.entries}
          </p>
        )}
        <DragDropProvider
          onDragEnd={({ canceled, operation: { source } }) => {
            if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
          }}
        >
          <ul className="grid gap-3">
            {entries.map((entry, place) => (
              <MenuEntryFields
                key={entry.key}
                entry={entry}
                place={place}
                count={entries.length}
                choices={loaded.choices}
                hidden={hidden}
                onAnnounce={setAnnouncement}
                errors={form.errors}
                onChange={(next) => form.change({ entries: entries.with(place, next) })}
                onMove={(to) => move(place, to)}
                onRemove={() => {
                  change(entries.toSpliced(place, 1), `Entry ${place + 1} was removed.`);
                  add.current?.focus();
                }}
              />
            ))}
          </ul>
        </DragDropProvider>
        <Button
          ref={add}
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          unavailable={entries.length >= most}
          onClick={() => change([...entries, { ...emptyLeaf(), below: [] }], 'An entry was added.')}
        >
          Add entry
        </Button>
      </Card>
      <SaveBar isDirty={form.isDirty} busy={form.busy} onDiscard={form.discard} label="Save menu" />
    </form>
  );
}
