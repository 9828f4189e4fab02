import { useState } from 'react';
import { importRedirects } from '#contract/calls/redirects.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CsvArea } from '../screen/csv-area.tsx';
import { readCsvFile } from '../screen/read-csv-file.ts';

type Outcome = CallOutput<typeof importRedirects>;

/** Imports redirects from a CSV file: choose it, see what it changes, apply that. */
export function ImportRedirects() {
  const [chosen, setChosen] = useState<{ name: string; csv: string; outcome: Outcome } | null>(null);
  const check = useMutation(
    async (file: File) => {
      setChosen(null);
      const read = await readCsvFile(file);
      if (!read.ok) throw invalid({ csv: read.message });
      const { body } = await browserApi(importRedirects, { body: { csv: read.csv, dryRun: true } });
      setChosen({ name: file.name, csv: read.csv, outcome: body });
    },
    { refresh: 'never', failure: 'The file cannot be read' },
  );
  const apply = useMutation(
    async (csv: string) => (await browserApi(importRedirects, { body: { csv, dryRun: false } })).body,
    {
      success: (outcome) => ({ title: 'Redirects imported', message: countRows(outcome) }),
      failure: 'The redirects are not imported',
      onSuccess: () => setChosen(null),
    },
  );
  const isBusy = check.busy || apply.busy;
  return (
    <Card as="section" aria-labelledby="import-redirects" className="mt-6 grid gap-4">
      <div>
        <h2 id="import-redirects" className="text-xl">
          Import redirects
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          Takes a CSV file with the columns from and to, as the export writes it, or the redirects of a
          Shopify shop. Nothing changes before you have seen it.
        </p>
      </div>
      <CsvArea
        chosen={chosen?.name ?? null}
        most="10,000 rows and 2 MB"
        disabled={isBusy}
        error={check.fieldErrors.csv}
        onFile={(file) => void check.run(file)}
      />
      {chosen && (
        <>
          <p role="status">{countRows(chosen.outcome)}</p>
          <Refused rows={chosen.outcome.refused} />
          <Button
            variant="primary"
            className="justify-self-start"
            busy={apply.busy}
            busyLabel="Importing..."
            unavailable={chosen.outcome.new + chosen.outcome.changed === 0}
            onClick={() => void apply.run(chosen.csv)}
          >
            Import redirects
          </Button>
        </>
      )}
    </Card>
  );
}

function countRows({ new: added, changed, unchanged, refused }: Outcome): string {
  const parts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} unchanged`,
    ...(refused.length > 0 ? [`${formatCount(refused.length)} left out`] : []),
  ];
  return parts.join(', ');
}

/** Rows of the screen; the others are counted above. */
const MOST_SHOWN = 100;

function Refused({ rows }: { rows: Outcome['refused'] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Rows that are left out" className="divide-y divide-line text-sm">
      {rows.slice(0, MOST_SHOWN).map(({ row, from, to, reason }) => (
        <li key={row} className="py-2 wrap-anywhere">
          <span className="text-muted">{`Row ${row}: ${from} → ${to}`}</span>
          <br />
          {reason}
        </li>
      ))}
    </ul>
  );
}
