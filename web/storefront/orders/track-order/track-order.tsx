import { useState } from 'react';
import { redirect } from 'react-router';
import type { TrackMethod } from '#domain/orders/track-search.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { Container } from '#web/ui/layout/container.tsx';
import type { Route } from './+types/track-order';
import { loadTracking } from './load-tracking.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSteps } from './order-steps.tsx';
import { type RecentSearch, readRecentSearches } from './recent-searches.ts';
import { namesSomebody, searchRedirect, submitSearch } from './submit-search.ts';
import { TrackForm } from './track-form.tsx';
import { createTrackQuery } from './track-url.ts';

export async function loader(args: Route.LoaderArgs) {
  const recentSearches = readRecentSearches(args.request.headers.get('Cookie'));
  return await onServer(async (load) => {
    if (!namesSomebody(load.url.searchParams)) return await loadTracking(load, recentSearches);
    throw searchRedirect(submitSearch(load.url.searchParams, recentSearches, isSecure(load.url)));
  })(args);
}

/** A search without script. */
export async function action({ request }: Route.ActionArgs) {
  const recentSearches = readRecentSearches(request.headers.get('Cookie'));
  return searchRedirect(
    submitSearch(await request.formData(), recentSearches, isSecure(new URL(request.url))),
  );
}

export const clientLoader = inBrowser((load) => loadTracking(load, searchesHere()));

/** Searches of a browser without cookies, until the page is left. */
let unkept: RecentSearch[] = [];

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { to, cookie } = submitSearch(await request.formData(), searchesHere(), isSecure(window.location));
  if (cookie) {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it on a reload, and not every browser has a Cookie Store.
    document.cookie = cookie;
    unkept = readRecentSearches(cookie);
  }
  return redirect(to);
}

function searchesHere(): RecentSearch[] {
  return [...readRecentSearches(document.cookie), ...unkept];
}

function isSecure({ protocol }: { protocol: string }): boolean {
  return protocol === 'https:';
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Track Order',
    description: 'See where your order is: search by order ID, email address or phone number.',
    path: '/user/track-order',
    image: '/social-track-order.png',
    noIndex: loaderData?.show !== 'form',
  });

export default function TrackOrder({ loaderData: tracking }: Route.ComponentProps) {
  const { search } = tracking;
  // State above the form, which is unmounted while an order is shown.
  const [typed, setTyped] = useState<Record<TrackMethod, string>>({
    orderId: '',
    email: '',
    phone: '',
    [search.method]: search.value,
  });
  // After Back the form shows the search of the URL.
  const [shown, setShown] = useState(search);
  if (createTrackQuery(shown) !== createTrackQuery(search)) {
    setShown(search);
    if (search.value !== '') setTyped((before) => ({ ...before, [search.method]: search.value }));
  }

  if (tracking.show === 'order') {
    const { order, ofSeveral } = tracking;
    return (
      <Container className="py-10 sm:py-14 print:py-4">
        <OrderDetail order={order} search={search} ofSeveral={ofSeveral} />
      </Container>
    );
  }
  if (tracking.show === 'list')
    return (
      <Container className="py-10 sm:py-14">
        <div className="max-w-4xl">
          <OrderList orders={tracking.orders} search={search} />
        </div>
      </Container>
    );
  return (
    <Container className="grid items-center gap-x-20 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:py-20">
      <div className="min-w-0 max-w-144">
        <TrackForm
          search={search}
          problem={tracking.problem}
          typed={typed}
          onType={(method, value) => setTyped((before) => ({ ...before, [method]: value }))}
        />
      </div>
      <OrderSteps />
    </Container>
  );
}
