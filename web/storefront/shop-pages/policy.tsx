import { data, redirect } from 'react-router';
import { getPolicy } from '#contract/calls/shop-pages.ts';
import { RETURN_POLICY_PATH } from '#domain/returns/return-policy.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import type { Route } from './+types/policy';
import { describePage } from './describe-page.ts';
import { loadDraft } from './load-draft.ts';
import { PageView } from './page-view.tsx';

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  describePage(matches, loaderData, `/user/policies/${params.policy}`);

/** A policy of the shop; that of returns has an address of its own, and only its draft is seen here. */
export default function Policy({ loaderData: page }: Route.ComponentProps) {
  return <PageView page={page} />;
}

async function load({ api, url, params }: LoadArgs) {
  const draft = loadDraft({ api, url });
  if (params.policy === 'returns' && !draft) throw redirect(RETURN_POLICY_PATH, 301);
  const policy = POLICIES.find((name) => name === params.policy);
  if (!policy) return data(NOT_FOUND, 404);
  const page = draft ?? api(getPolicy, { params: { policy } });
  return await loadPage(page.then(({ body }) => body));
}

const POLICIES = ['shipping', 'returns', 'privacy', 'terms'] as const;

const NOT_FOUND = { ok: false as const, status: 404, message: 'There is no such policy.' };
