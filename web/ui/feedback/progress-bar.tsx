import { useId } from 'react';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  showPercent?: boolean | undefined;
}

export function ProgressBar({ label, percent, showPercent = false }: ProgressBarProps) {
  const labelId = useId();
  const bounded = Math.round(Math.max(0, Math.min(100, percent)));
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 text-sm font-medium">
        <span id={labelId}>{label}</span>
        {showPercent && <span className="numeric text-muted">{bounded}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={bounded}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line outline outline-transparent"
      >
        <div
          className="h-full origin-left rounded-full bg-mark transition-[width] duration-calm forced-colors:bg-[CanvasText]"
          style={{ width: `${bounded}%` }}
        />
      </div>
    </div>
  );
}
