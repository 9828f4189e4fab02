import { floorRatio } from '#contract/look-schemas.ts';
import { findContrastProblems, measureContrast } from '#domain/looks/check-contrast.ts';
import { readColor } from '#domain/looks/color.ts';
import type { ChosenColors } from '#domain/looks/derive-schemes.ts';
import { DEFAULT_LOOKS } from '#domain/looks/look-fields.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  field: keyof ChosenColors;
  /** As they are typed. */
  values: Readonly<Record<string, unknown>>;
  /** True if the field says already that the color is refused. */
  isRefused: boolean;
  onTake: (color: string) => void;
};

/** The contrasts that a typed color makes, or the nearest color that passes. */
export function ContrastNotes({ field, values, isRefused, onTake }: Props) {
  const typed = (name: keyof ChosenColors) => readColor(String(values[name]));
  if (typed(field) === null) return null;
  const chosen = {
    accent: typed('accent') ?? DEFAULT_LOOKS.accent,
    paper: typed('paper') ?? DEFAULT_LOOKS.paper,
  };
  const problem = findContrastProblems(chosen).find((each) => each.field === field);
  const { nearest } = problem ?? {};
  return (
    <div className="grid justify-items-start gap-3">
      {problem && !isRefused && (
        <p role="status" className="text-sm text-bad">
          Text on it would have a contrast of {floorRatio(problem.ratio)}:1; 4.5:1 is needed.
        </p>
      )}
      {nearest && (
        <Button size="sm" onClick={() => onTake(nearest)}>
          <span
            aria-hidden="true"
            className="size-4 rounded-sm border border-control"
            style={{ background: nearest }}
          />
          Take {nearest}, the nearest that passes
        </Button>
      )}
      {!problem && (
        <dl className="grid w-full max-w-md grid-cols-[1fr_auto_auto] gap-x-6 gap-y-1 text-sm text-muted">
          <div className="contents text-xs">
            <dt>Contrast</dt>
            <dd>Light</dd>
            <dd>Dark</dd>
          </div>
          {measureContrast(chosen)
            .filter((each) => each.field === field)
            .map(({ use, least, ratio }) => (
              <div key={use} className="contents">
                <dt>
                  {use} (at least {least}:1)
                </dt>
                <dd className="numeric text-ink">{floorRatio(ratio.light)}</dd>
                <dd className="numeric text-ink">{floorRatio(ratio.dark)}</dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  );
}
