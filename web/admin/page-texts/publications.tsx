import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DateTime } from '../screen/date-time.tsx';
import type { PageTextsFormState } from './use-page-texts-form.ts';

/** What was published of a page before, by whom, and a way back to each of it. */
export function Publications({ texts: { base, isDirty, busy, run } }: { texts: PageTextsFormState }) {
  const [current, ...earlier] = base.publications;
  if (!current) return null;
  return (
    <Card as="section" aria-labelledby="publications">
      <h2 id="publications" className="text-xl">
        Published
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {[current, ...earlier].map((publication) => {
          const { id, publishedAt, publishedBy } = publication;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 grow wrap-anywhere">
                <DateTime at={publishedAt} /> <span className="text-sm text-muted">{publishedBy}</span>
              </span>
              {publication === current ? (
                <span className="text-sm text-muted">What shoppers read</span>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Restore what ${publishedBy} published at ${publishedAt}`}
                  unavailable={busy || isDirty}
                  onClick={() => void run({ kind: 'restore', publicationId: id })}
                >
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
