import { Form, useNavigate } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DASHBOARD_PATH, dashboardPath } from './dashboard-path.ts';
import { formatMonth } from './format.ts';

/** Chooses the month whose days the chart shows. Lives in the address; works without script too. */
export function MonthField({ months, chosen }: { months: readonly string[]; chosen: string | null }) {
  const navigate = useNavigate();
  // An address may name a month from before those.
  const known = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  const options = known.map((month) => ({ value: month, label: formatMonth(month) })).reverse();
  return (
    <Form action={DASHBOARD_PATH} className="flex items-center gap-2">
      <SelectField
        label="Month"
        hideLabel
        name="month"
        placeholder="Last 12 months"
        options={options}
        value={chosen ?? ''}
        onChange={({ target }) => navigate(dashboardPath(target.value || null), { preventScrollReset: true })}
        className="w-48"
      />
      <Button type="submit" className="hidden! noscript:inline-flex!">
        Show
      </Button>
    </Form>
  );
}
