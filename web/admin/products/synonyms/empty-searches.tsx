import { useState } from 'react';
import { ignoreEmptySearch, type WireEmptySearch } from '#contract/calls/empty-searches.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

interface EmptySearchesProps {
  searches: Loaded<WireEmptySearch[]>;
  /** True if a group of the form has these words. */
  isInForm: (words: string) => boolean;
  /** Null if the form is full. */
  onAdd: ((words: string) => void) | null;
}

/** The searches of shoppers that had no results, and still have none. */
export function EmptySearches({ searches, ...props }: EmptySearchesProps) {
  return (
    <Card as="section" aria-label="Searched, found nothing">
      <h2 className="text-xl">Searched, found nothing</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        What shoppers searched in vain, counted without anything about who they are. Searches that may name a
        person, such as email addresses and long numbers, are not stored.
      </p>
      {searches.ok ? (
        <SearchList searches={searches.data} {...props} />
      ) : (
        <ErrorState
          title="Failed to fetch searches"
          text={searches.message}
          retryLabel="Retry"
          retryHref="/admin/settings/search"
          level={3}
        />
      )}
    </Card>
  );
}

type SearchListProps = Omit<EmptySearchesProps, 'searches'> & { searches: readonly WireEmptySearch[] };

function SearchList({ searches, isInForm, onAdd }: SearchListProps) {
  const { formatShortDate } = useDates();
  /** They keep their places, so that nothing moves under the pointer. */
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const ignore = useMutation(
    (words: string) => {
      const body = { words, ignored: !ignored.includes(words) };
      return browserApi(ignoreEmptySearch, { body });
    },
    {
      keyOf: (words) => words,
      refresh: 'never',
      success: ({ body }) =>
        body.ignored ? `“${body.words}” is ignored` : `“${body.words}” is listed again`,
      failure: 'Failed to save. Please try again.',
      onSuccess: ({ body: { words, ignored } }) =>
        setIgnored((before) => (ignored ? [...before, words] : before.filter((other) => other !== words))),
    },
  );
  if (searches.length === 0)
    return <EmptyState title="Nothing yet" text="Every search of shoppers found something." level={3} />;
  return (
    <ul aria-label="Searches" className="divide-y divide-line rounded-xl border border-line">
      {searches.map(({ words, count, lastAt }) => {
        const isIgnored = ignored.includes(words);
        return (
          <li key={words} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <span className="min-w-48 grow basis-0">
              <span className={isIgnored ? 'wrap-anywhere text-muted line-through' : 'wrap-anywhere'}>
                {words}
              </span>
              <span className="numeric block text-sm text-muted">
                {`${formatCount(count)} ${count === 1 ? 'time' : 'times'}, last on ${formatShortDate(lastAt)}`}
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                size="sm"
                aria-label={`Add synonym for ${words}`}
                unavailable={isIgnored || onAdd === null || isInForm(words)}
                onClick={() => onAdd?.(words)}
              >
                {isInForm(words) ? 'In a group' : 'Add synonym'}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={isIgnored ? `Do not ignore ${words}` : `Ignore ${words}`}
                busy={ignore.pending(words) !== undefined}
                busyLabel="Saving..."
                onClick={() => void ignore.run(words)}
              >
                {isIgnored ? 'Undo' : 'Ignore'}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
