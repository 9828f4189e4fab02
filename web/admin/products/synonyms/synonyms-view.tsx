import { useEffect, useRef } from 'react';
import type { WireEmptySearch } from '#contract/calls/empty-searches.ts';
import type { WireSynonyms } from '#contract/calls/synonyms.ts';
import { MAX_SYNONYM_GROUPS, splitSynonyms, synonymKey } from '#domain/products/search/synonym-groups.ts';
import type { Loaded } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TextEntries } from '../../screen/editable-list.tsx';
import { LeaveGuard } from '../../screen/leave-guard.tsx';
import { ListConflictNotice } from '../../screen/list-conflict-notice.tsx';
import { SaveBar } from '../../screen/save-bar.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { useSynonymsForm } from './use-synonyms-form.ts';

type Props = { synonyms: WireSynonyms; searches: Loaded<WireEmptySearch[]> };

/** The synonyms, one group per line, and the searches without results. */
export function SynonymsView({ synonyms, searches }: Props) {
  const form = useSynonymsForm(synonyms);
  const { values, errors, isDirty, busy } = form;
  const { entries } = values;
  const groups = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);

  // After the new group is rendered; the cursor is behind its first word.
  useEffect(() => {
    if (added.current !== entries.at(-1)?.key) return;
    added.current = null;
    const box = groups.current?.querySelector<HTMLInputElement>('li:last-child input');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [entries]);

  function add(words: string) {
    added.current = newKey();
    form.change({ entries: [...entries, { key: added.current, words: `${words}, ` }] });
  }

  const known = new Set(entries.flatMap(({ words }) => splitSynonyms(words).map(synonymKey)));
  return (
    <div className="grid gap-6">
      <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-6">
        <LeaveGuard when={isDirty && !busy} />
        <ListConflictNotice merge={form.merge} resolve={form.resolve} describe={({ words }) => words} />
        <Card as="section" aria-label="Synonyms">
          <h2 className="text-xl">Synonyms</h2>
          <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
            Words and phrases that mean the same, separated by commas: a search for one of them also finds
            what the others find, in singular and plural. Common words such as sofa and couch, and typing
            errors, are understood without an entry.
          </p>
          <div ref={groups}>
            <TextEntries
              path="groups"
              errors={errors}
              entries={entries}
              noun="group"
              most={MAX_SYNONYM_GROUPS}
              create={() => ({ key: newKey(), words: '' })}
              onChange={(entries) => form.change({ entries })}
              boxes={[
                {
                  name: 'words',
                  label: (number) => `Words of group ${number}`,
                  placeholder: 'sneakers, trainers, running shoes',
                },
              ]}
            />
          </div>
        </Card>
        <SaveBar isDirty={isDirty} busy={busy} onDiscard={form.discard} label="Save synonyms" />
      </form>
      <EmptySearches
        searches={searches}
        isInForm={(words) => known.has(synonymKey(words))}
        onAdd={entries.length < MAX_SYNONYM_GROUPS ? add : null}
      />
    </div>
  );
}
