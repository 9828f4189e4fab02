import { data } from 'react-router';
import { loaded } from './data.ts';
import { toPageStatus } from './shared/to-page-status.ts';

/** What a page shows, or why it does not, with the status that follows. */
export async function loadPage<Data>(loading: Promise<Data>) {
  const answered = await loaded(loading);
  return data(answered, { status: answered.ok ? 200 : toPageStatus(answered.status) });
}
