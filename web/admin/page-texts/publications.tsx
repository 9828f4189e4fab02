import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DateTime } from '../screen/date-time.tsx';

interface PublicationsProps {
  /** Newest first. */
  publications: readonly { id: string; publishedAt: string; publishedBy: string }[];
  /** True if shoppers see the newest one. */
  isShown: boolean;
  /** Beside the newest one. */
  words?: string;
  unavailable: boolean;
  onRestore: (id: string) => void;
}

/** What was published of a page before, by whom, and a way back to each of it. */
export function Publications({
  publications,
  isShown,
  words = 'What shoppers read',
  unavailable,
  onRestore,
}: PublicationsProps) {
  const [current, ...earlier] = publications;
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
              {isShown && publication === current ? (
                <span className="text-sm text-muted">{words}</span>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Restore what ${publishedBy} published at ${publishedAt}`}
                  unavailable={unavailable}
                  onClick={() => onRestore(id)}
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
