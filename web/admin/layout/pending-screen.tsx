import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { findScreen, type Screen } from '../screen/screen-titles.ts';

/** True if `path` is another screen than the one at `from`. */
export function isOtherScreen(path: string, from: string): boolean {
  const screen = findScreen(path);
  return screen !== null && screen !== findScreen(from);
}

/** Placeholder for a screen while it loads: its head, the text of the specification, and a skeleton. */
export function PendingScreen({ path }: { path: string }) {
  const screen = findScreen(path);
  if (screen === null) return null;
  return (
    <>
      <PageHeader
        screen={screen}
        actions={SHEETS.includes(screen) || FORMS.includes(screen) ? null : ACTIONS}
      />
      {screen === 'dashboard' ? (
        <DashboardSkeleton />
      ) : FORMS.includes(screen) ? (
        <PendingForm words={WORDS[screen]} />
      ) : (
        <>
          {!SHEETS.includes(screen) && <PendingToolbar />}
          <PendingList words={WORDS[screen]} />
        </>
      )}
    </>
  );
}

/** Screens that are forms, and those without a toolbar; the others are lists below one. */
const FORMS: readonly Screen[] = ['page-texts', 'looks', 'menus', 'settings', 'account'];
const SHEETS: readonly Screen[] = ['dashboard', 'status', 'invoice', 'packing'];

const ACTIONS = <Skeleton className="h-10 w-32 rounded-lg" />;

/** In place of the search and the filters, so that the list does not move when they come. */
function PendingToolbar() {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Skeleton className="h-10 min-w-0 grow basis-56 rounded-lg sm:max-w-96" />
      <div className="flex gap-2 max-sm:w-full">
        <Skeleton className="h-10 w-28 rounded-lg" />
        <Skeleton className="h-10 w-28 rounded-lg" />
      </div>
    </div>
  );
}

/** Sections with a name beside their fields. */
function PendingForm({ words }: { words: string }) {
  return (
    <div className="grid gap-6">
      <p>
        <Spinner label={words} showLabel size="sm" />
      </p>
      {ROWS.slice(0, 3).map((row) => (
        <Card key={row} className="grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Skeleton className="h-6 w-40" />
          <div className="grid gap-5 sm:grid-cols-2">
            {ROWS.slice(0, 4).map((field) => (
              <Skeleton key={field} className="h-11 rounded-lg" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

function PendingList({ words }: { words: string }) {
  return (
    <Card padded={false} className="overflow-clip">
      <p className="flex min-h-13 items-center border-b border-line px-5">
        <Spinner label={words} showLabel size="sm" />
      </p>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line px-5 py-4 last:border-b-0">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 grow" />
          <Skeleton className="h-4 w-1/6" />
        </div>
      ))}
    </Card>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

const WORDS: Record<Exclude<Screen, 'dashboard'>, string> = {
  products: 'Loading products...',
  reviews: 'Loading reviews...',
  orders: 'Loading orders...',
  'draft-orders': 'Loading draft orders...',
  packing: 'Loading orders...',
  returns: 'Loading returns...',
  // The specification's invoice screen loads orders.
  invoice: 'Loading orders...',
  'credit-notes': 'Loading credit notes...',
  collections: 'Loading collections...',
  discounts: 'Loading discounts...',
  payments: 'Loading payments...',
  messages: 'Loading messages...',
  mail: 'Loading mail...',
  members: 'Loading members...',
  staff: 'Loading accounts...',
  status: 'Loading the status...',
  audit: 'Loading changes...',
  looks: 'Loading looks...',
  'page-texts': 'Loading texts...',
  pages: 'Loading pages...',
  redirects: 'Loading redirects...',
  'past-records': 'Loading records...',
  menus: 'Loading menus...',
  settings: 'Loading settings...',
  account: 'Loading your account...',
};
