import { data } from 'react-router';
import { type Loaded, loaded } from './data.ts';
import { toPageStatus } from './shared/to-page-status.ts';

/** The content of a page, or the reason that it has none, with the page's status. */
export async function loadPage<Data>(loading: Promise<Data>) {
  const answered = await loaded(loading);
  return data(answered, chooseStatus(answered));
}

/** Status of a page of several parts: 200, or that of the first part that failed. */
export function chooseStatus(...parts: (Loaded<unknown> | null)[]): number {
  const failed = parts.find((part) => part && !part.ok);
  return failed && !failed.ok ? toPageStatus(failed.status) : 200;
}
