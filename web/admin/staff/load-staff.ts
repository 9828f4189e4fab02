import { data } from 'react-router';
import { listStaffAccounts, type WireStaffAccount } from '#contract/calls/staff.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';

/** All accounts, or why they could not be loaded. */
export async function loadStaff({ api }: LoadArgs) {
  const accounts: Loaded<WireStaffAccount[]> = await loaded(
    api(listStaffAccounts, {}).then(({ body }) => body),
  );
  return data(accounts, { status: accounts.ok ? 200 : pageStatusOf(accounts.status) });
}
