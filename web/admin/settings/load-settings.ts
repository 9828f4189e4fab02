import { data } from 'react-router';
import { getSettings } from '#contract/calls/settings.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';

export async function loadSettings({ api }: LoadArgs) {
  const settings = await loaded(api(getSettings, {}).then(({ body }) => body));
  return data({ settings }, { status: settings.ok ? 200 : pageStatusOf(settings.status) });
}
