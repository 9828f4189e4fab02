import { useState } from 'react';
import { importPastRecords, type WirePastImportReport } from '#contract/calls/past-records.ts';
import { formatCount } from '#domain/counts.ts';
import { LIMITS } from '#domain/limits.ts';
import { browserApi } from '#web/data.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CsvArea } from '../screen/csv-area.tsx';
import { readCsvFile } from '../screen/read-csv-file.ts';

/** Imports customers or orders of a Shopify shop: choose the file, see what it adds, apply that. */
export function ImportPastRecords() {
  const [chosen, setChosen] = useState<{ name: string; csv: string; report: WirePastImportReport } | null>(
    null,
  );
  const check = useMutation(
    async (file: File) => {
      setChosen(null);
      const read = await readCsvFile(file);
      if (!read.ok) throw invalid({ csv: read.message });
      const { body } = await browserApi(importPastRecords, { body: { csv: read.csv, dryRun: true } });
      setChosen({ name: file.name, csv: read.csv, report: body });
    },
    { refresh: 'never', failure: 'The file cannot be read' },
  );
  const apply = useMutation(
    async ({ csv, name }: { csv: string; name: string }) => {
      const body = { csv, dryRun: false, fileName: name.slice(0, LIMITS.id) };
      return (await browserApi(importPastRecords, { body })).body;
    },
    {
      success: (report) => ({ title: 'The file is imported', message: countRecords(report) }),
      failure: 'The file is not imported',
      onSuccess: () => setChosen(null),
    },
  );
  const isBusy = check.busy || apply.busy;
  return (
    <Card as="section" aria-labelledby="import-past" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="import-past" className="text-xl">
          Import customers and orders
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          Takes the CSV files that Shopify exports of customers and of orders. They are kept to be looked up:
          no mail, payment or stock follows, and no figure counts them. Nothing changes before you have seen
          it.
        </p>
      </div>
      <CsvArea
        chosen={chosen?.name ?? null}
        most="10,000 rows and 10 MB"
        disabled={isBusy}
        error={check.fieldErrors.csv}
        onFile={(file) => void check.run(file)}
      />
      {check.busy && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner label={null} size="sm" />
          Checking the file...
        </p>
      )}
      {chosen && (
        <>
          <p role="status">{countRecords(chosen.report)}</p>
          <Rows title="Rows that are refused" rows={chosen.report.refused} />
          <Rows title="Rows that are skipped" rows={chosen.report.skipped} />
          <LeftOut columns={chosen.report.leftOut} />
          <Button
            variant="primary"
            className="justify-self-start"
            busy={apply.busy}
            busyLabel="Importing..."
            unavailable={chosen.report.new + chosen.report.changed === 0}
            onClick={() => void apply.run(chosen)}
          >
            {`Import ${NOUNS[chosen.report.kind]}`}
          </Button>
        </>
      )}
    </Card>
  );
}

const NOUNS = { order: 'orders', customer: 'customers' };

function countRecords({
  kind,
  new: added,
  changed,
  unchanged,
  skipped,
  refused,
}: WirePastImportReport): string {
  const parts = [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} unchanged`,
    ...(skipped.length > 0 ? [`${formatCount(skipped.length)} skipped`] : []),
    ...(refused.length > 0 ? [`${formatCount(refused.length)} refused`] : []),
  ];
  return `${kind === 'order' ? 'Orders' : 'Customers'}: ${parts.join(', ')}`;
}

/** Rows of the screen; the others are counted above. */
const MOST_SHOWN = 100;

function Rows({ title, rows }: { title: string; rows: WirePastImportReport['refused'] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={title} className="divide-y divide-line text-sm">
      {rows.slice(0, MOST_SHOWN).map(({ row, column, reason }) => (
        <li key={`${row} ${column}`} className="py-2 wrap-anywhere">
          <span className="text-muted">{`Row ${formatCount(row)}: `}</span>
          {reason}
        </li>
      ))}
    </ul>
  );
}

function LeftOut({ columns }: { columns: WirePastImportReport['leftOut'] }) {
  if (columns.length === 0) return null;
  const names = columns.map(({ column, rows }) => `${column} (${formatCount(rows)})`);
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {`Columns that are not read, with the number of rows that fill them: ${names.join(', ')}`}
    </p>
  );
}
