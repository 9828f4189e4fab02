import { data } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getMembership } from '#contract/calls/memberships.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type LoadArgs, loaded } from '../../data.ts';

/** Payment settings, and the membership named by the URL. */
export async function loadMembership({ api, url }: LoadArgs) {
  const id = url.searchParams.get('member');
  const [settings, membership] = await Promise.all([
    loaded(api(getShopSettings, {}).then(({ body }) => body)),
    id ? loaded(api(getMembership, { params: { id } }).then(({ body }) => body)) : null,
  ]);
  const isMissing = membership && !membership.ok;
  return data({ settings, membership }, { status: isMissing ? pageStatusOf(membership.status) : 200 });
}
