import { Link } from 'react-router';
import type { Cents } from '#domain/money.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { barHeight, CHART_HEIGHT, ticksUpTo } from './chart-scale.ts';
import { formatShortDollars, formatWholeDollars } from './format.ts';

/** A bar with its full name, the mark below it, and the address of a click on it. */
export type Bar = { key: string; name: string; mark: string; phoneMark: string; value: Cents; to?: string };

/**
 * Amounts as bars, the tallest 180 px high. Screen readers get a list with the name and amount of each bar,
 * which a tooltip shows on hover and focus.
 */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  return (
    // Closer to the edges on phones, for bars wide enough to touch.
    <div className="flex gap-3 pt-9 max-sm:-mx-2.5 max-sm:gap-1.5">
      <Axis highest={highest} />
      <div className="relative min-w-0 grow">
        <GridLines highest={highest} />
        <ol aria-label={label} className="relative flex">
          {bars.map((bar, index) => (
            <li key={bar.key} className="min-w-0 flex-1">
              <BarColumn bar={bar} highest={highest} side={chooseSide(index, bars.length)} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function BarColumn({ bar, highest, side }: { bar: Bar; highest: number; side: string }) {
  const { name, mark, phoneMark, value, to } = bar;
  const amount = formatWholeDollars(value);
  const content = (
    <>
      <span className="sr-only">{`${name}: ${amount}`}</span>
      <span aria-hidden="true" className="flex items-end justify-center" style={{ height: CHART_HEIGHT }}>
        <span
          className="block w-3/5 max-w-9 rounded-t-sm border border-b-0 border-mark bg-accent forced-colors:bg-[CanvasText] transition-colors group-hover:bg-mark group-focus-visible:bg-mark"
          style={{ height: barHeight(value, highest) }}
        />
      </span>
      <span
        aria-hidden="true"
        className="numeric block overflow-visible pt-2 text-center text-xs whitespace-nowrap text-muted"
      >
        <span className="max-sm:hidden">{mark}</span>
        <span className="sm:hidden">{phoneMark}</span>
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute -top-9 z-1 hidden rounded-md bg-ink px-2.5 py-1 text-xs whitespace-nowrap text-paper',
          'group-hover:block group-focus-visible:block',
          side,
        )}
      >
        {name}: <strong className="numeric font-semibold">{amount}</strong>
      </span>
    </>
  );
  const classes = 'group relative block rounded-sm';
  if (!to) return <div className={classes}>{content}</div>;
  return (
    <Link to={to} preventScrollReset className={classes}>
      {content}
    </Link>
  );
}

/** Keeps the tooltip inside the chart. */
function chooseSide(index: number, count: number): string {
  if (index < count / 3) return 'left-0';
  if (index >= (count * 2) / 3) return 'right-0';
  return 'left-1/2 -translate-x-1/2';
}

function Axis({ highest }: { highest: number }) {
  const ticks = ticksUpTo(highest);
  return (
    <div
      aria-hidden="true"
      className="numeric relative shrink-0 text-xs text-muted"
      style={{ height: CHART_HEIGHT }}
    >
      {/* Gives the axis the width of the largest amount. */}
      <span className="invisible">
        <Amount amount={ticks.at(-1) ?? 0} />
      </span>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 translate-y-1/2"
          style={{ bottom: scaleToHeight(tick, highest) }}
        >
          <Amount amount={tick} />
        </span>
      ))}
    </div>
  );
}

function Amount({ amount }: { amount: Cents }) {
  return (
    <>
      <span className="max-sm:hidden">{formatWholeDollars(amount)}</span>
      <span className="sm:hidden">{formatShortDollars(amount)}</span>
    </>
  );
}

function GridLines({ highest }: { highest: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0" style={{ height: CHART_HEIGHT }}>
      {ticksUpTo(highest).map((tick) => (
        <span
          key={tick}
          className={classNames('absolute inset-x-0 border-t', tick === 0 ? 'border-control' : 'border-line')}
          style={{ bottom: scaleToHeight(tick, highest) }}
        />
      ))}
    </div>
  );
}

function scaleToHeight(value: number, highest: number): number {
  return highest <= 0 ? 0 : (value / highest) * CHART_HEIGHT;
}
