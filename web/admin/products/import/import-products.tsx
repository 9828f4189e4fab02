import FileUp from 'lucide-react/icons/file-up';
import { getPictureFetches, listProductImports } from '#contract/calls/product-import.ts';
import { exportVariants } from '#contract/calls/variants.ts';
import { formatCount } from '#domain/counts.ts';
import { pastRecordList } from '#domain/past-records/past-record-list.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { FileArea } from '../../screen/file-area.tsx';
import { PageHeader } from '../../screen/page-header.tsx';
import type { Route } from './+types/import-products';
import { FormerImports } from './former-imports.tsx';
import { Changes, LeftOut, NewProducts, Notices, Refusals } from './import-tables.tsx';
import { countsText } from './join-reports.ts';
import { PictureFetches } from './picture-fetches.tsx';
import { type ProductImport, useImport } from './use-import.ts';

async function load({ api }: LoadArgs) {
  const [fetches, imports] = await Promise.all([
    loaded(api(getPictureFetches, {}).then(({ body }) => body)),
    loaded(api(listProductImports, {}).then(({ body }) => body)),
  ]);
  return { fetches, imports };
}

/** Pictures that are named of those that the shop does not take. */
const MOST_FAILED = 20;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Import products');

/** Imports products from a CSV file: choose it, see what it changes, apply that. */
export default function ImportProducts({ loaderData: { fetches, imports } }: Route.ComponentProps) {
  const imported = useImport();
  const { chosen, preview, result, uploaded, check, apply } = imported;
  const isBusy = check.busy || apply.busy;
  const problem = check.fieldErrors.csv ?? check.problem?.message ?? apply.fieldErrors.csv;
  return (
    <>
      <PageHeader screen="products" actions={<ButtonLink to="/admin/products">All products</ButtonLink>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card as="section" aria-labelledby="import-title" className="grid gap-4">
          <div>
            <h2 id="import-title" className="text-xl">
              Import products
            </h2>
            <p className="mt-1 max-w-prose text-sm text-muted">
              Takes the CSV file of a Shopify or WooCommerce export, or{' '}
              <a
                href={`/api${exportVariants.path}`}
                download
                className="font-medium text-accent-ink underline"
              >
                your own products as a file
              </a>
              . A column that is missing keeps what there is; an empty cell clears it. Nothing changes before
              you have seen it. Customers and orders of your old shop are imported at{' '}
              <TextLink to={pastRecordList.path}>Former shop</TextLink>.
            </p>
          </div>
          <FileArea
            accept=".csv,text/csv,.zip,application/zip"
            multiple
            disabled={isBusy}
            icon={<FileUp aria-hidden="true" className="size-6 text-muted" />}
            label={chosen?.name ?? 'Choose a CSV file'}
            hint={
              chosen
                ? 'Drop or choose other files'
                : 'Drop it here or choose it. Up to 10,000 rows and 10 MB; pictures that it names in a zip archive beside or around it.'
            }
            error={problem}
            onFiles={(files) => void check.run(files)}
          />
          {chosen?.encoding && !isBusy && (
            <p className="text-sm text-muted">
              {`The file is not in UTF-8, and is read as ${chosen.encoding}: look at letters with accents.`}
            </p>
          )}
          {check.busy && (
            <p role="status" className="flex items-center gap-2 text-sm text-muted">
              <Spinner label={null} size="sm" />
              {uploaded.done < uploaded.all
                ? `Storing the pictures of the archive: ${formatCount(uploaded.done)} of ${formatCount(uploaded.all)}`
                : 'Checking the file...'}
            </p>
          )}
          {chosen && !isBusy && chosen.failed.length > 0 && (
            <ul aria-label="Pictures that are left out" className="text-sm text-bad">
              {chosen.failed.slice(0, MOST_FAILED).map(({ name, reason }) => (
                <li key={name} className="wrap-anywhere">{`${name}: ${reason}`}</li>
              ))}
            </ul>
          )}
          {!isBusy && chosen && !preview && (
            <Button onClick={() => void check.run([])}>
              {result ? 'Check the file again' : 'Try again'}
            </Button>
          )}
        </Card>
        {preview && <Preview imported={imported} />}
        {result && <Result imported={imported} />}
        <PictureFetches fetches={fetches} />
        <FormerImports imports={imports} isImporting={apply.busy} />
      </div>
    </>
  );
}

function Preview({ imported }: { imported: ProductImport }) {
  const { preview, apply, done, check, fetchesPictures, setFetchesPictures } = imported;
  if (!preview) return null;
  const { counts, ignoredColumns, leftOut = [], productCount, pictures = 0 } = preview;
  const emptyColumns = ignoredColumns.filter((name) => !leftOut.some(({ column }) => column === name));
  const changes = counts.new + counts.changed;
  return (
    <Card as="section" aria-labelledby="preview-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={focus} tabIndex={-1} id="preview-title" className="text-xl">
            What this file does
          </h2>
          <p role="status" className="mt-1 font-medium">
            {`Products: ${countsText(preview)}`}
          </p>
        </div>
        {changes > 0 && (
          <Button
            variant="primary"
            busy={apply.busy}
            busyLabel="Importing..."
            onClick={() => void apply.run()}
          >
            {changes === 1 ? 'Apply 1 change' : `Apply ${formatCount(changes)} changes`}
          </Button>
        )}
      </div>
      {apply.busy && (
        <ProgressBar
          label={`${formatCount(done)} of ${formatCount(productCount)} products`}
          percent={(100 * done) / Math.max(1, productCount)}
        />
      )}
      {pictures > 0 && (
        <Checkbox
          label={`Fetch ${formatCount(pictures)} ${pictures === 1 ? 'picture' : 'pictures'} into the shop`}
          hint="In the background, after the import. Until then they are shown from their addresses."
          checked={fetchesPictures}
          disabled={apply.busy}
          onChange={({ target }) => setFetchesPictures(target.checked)}
        />
      )}
      {apply.problem && !apply.busy && (
        <div role="alert" className="rounded-xl border border-line bg-bad-soft px-5 py-3 text-sm text-bad">
          <p className="font-semibold">The import stopped. Apply it again: it goes on where it was.</p>
          <p>{apply.problem.message}</p>
        </div>
      )}
      {changes === 0 && counts.refused === 0 && (
        <p className="text-sm text-muted">Everything is as in the file: there is nothing to import.</p>
      )}
      <Refusals report={preview} />
      <Notices report={preview} />
      <Changes report={preview} />
      <NewProducts report={preview} />
      <LeftOut report={preview} />
      {emptyColumns.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          Columns that are not read, and have no value: {emptyColumns.join(', ')}.
        </p>
      )}
      {!apply.busy && (
        <Button variant="quiet" onClick={() => void check.run([])}>
          Check the file again
        </Button>
      )}
    </Card>
  );
}

function Result({ imported: { result } }: { imported: ProductImport }) {
  if (!result) return null;
  return (
    <Card as="section" aria-labelledby="result-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 ref={focus} tabIndex={-1} id="result-title" className="text-xl">
          The file is imported
        </h2>
        <p role="status" className="mt-1 font-medium">
          {`Products: ${countsText(result)}`}
        </p>
      </div>
      <Refusals report={result} />
      <Notices report={result} />
      <ButtonLink to="/admin/products">See all products</ButtonLink>
    </Card>
  );
}

/** Focuses what appears in place of the pressed button. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
