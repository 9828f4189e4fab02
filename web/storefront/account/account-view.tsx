import { signOut } from '#contract/calls/account.ts';
import { browserApi } from '#web/data.ts';
import { useLater } from '#web/shared/use-later.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FocusedHeading } from '../focused-heading.tsx';
import { WishListCard } from '../wishes/wish-list-card.tsx';
import { AccountMemberships } from './account-memberships.tsx';
import { AccountOrders } from './account-orders.tsx';
import { Addresses } from './addresses/addresses.tsx';
import { forgetBrowser } from './forget-browser.ts';
import type { LoadedAccount } from './load-account.ts';
import { OwnData } from './own-data.tsx';

const loadSavedCards = () => import('../saved-cards/saved-cards.tsx').then(({ default: cards }) => cards);

type Props = Extract<LoadedAccount, { show: 'account' }>;

/** The account of a proven address. */
export function AccountView({ email, orders, memberships, addresses }: Props) {
  const SavedCards = useLater(loadSavedCards);
  const leaving = useMutation(() => browserApi(signOut, {}), {
    success: { title: 'Signed out', message: 'This browser has forgotten your email address.' },
    failure: 'You could not be signed out',
    onSuccess: forgetBrowser,
  });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <FocusedHeading className="text-4xl">Your account</FocusedHeading>
          <p className="mt-3 text-lg text-muted wrap-anywhere">{email}</p>
        </div>
        <Button busy={leaving.busy} busyLabel="Signing out..." onClick={() => void leaving.run()}>
          Sign out
        </Button>
      </div>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <AccountOrders orders={orders} />
        <div className="grid grid-cols-1 gap-8">
          <WishListCard />
          <AccountMemberships memberships={memberships} />
          <Addresses addresses={addresses} />
          {SavedCards && <SavedCards />}
          <OwnData email={email} />
        </div>
      </div>
    </>
  );
}
