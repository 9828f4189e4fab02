import { Specimen, Specimens } from './specimen.tsx';

const SPACES = { 1: 'w-1', 2: 'w-2', 3: 'w-3', 4: 'w-4', 6: 'w-6', 8: 'w-8', 12: 'w-12', 16: 'w-16' };
const RADII = { xs: 'rounded-xs', sm: 'rounded-sm', md: 'rounded-md', lg: 'rounded-lg', xl: 'rounded-xl' };
const SHADOWS = { sm: 'shadow-sm', md: 'shadow-md', lg: 'shadow-lg' };

export function Measures() {
  return (
    <Specimens>
      <Specimen title="Space, in steps of 4 px">
        <div className="flex flex-wrap items-end gap-4">
          {Object.entries(SPACES).map(([step, width]) => (
            <div key={step} className="text-center text-xs text-muted">
              <div className={`mx-auto mb-2 h-10 rounded-xs bg-accent ${width}`} />
              {step}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Corners" row>
        {Object.entries(RADII).map(([name, radius]) => (
          <div key={name} className="text-center text-xs text-muted">
            <div className={`mb-2 size-14 border border-control bg-surface ${radius}`} />
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen title="Elevation" row>
        {Object.entries(SHADOWS).map(([name, shadow]) => (
          <div key={name} className="m-3 text-center text-xs text-muted">
            <div className={`mb-4 size-20 rounded-xl bg-raised ${shadow}`} />
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen title="Motion: quick for what answers, calm for what arrives" row>
        {['duration-quick', 'duration-calm'].map((duration) => (
          <button
            key={duration}
            type="button"
            className={`group flex h-20 w-40 items-center rounded-xl bg-sunken p-4 text-sm ${duration}`}
          >
            <span
              className={`transition-transform group-hover:translate-x-6 group-focus:translate-x-6 ${duration}`}
            >
              {duration === 'duration-quick' ? 'quick, 160 ms' : 'calm, 320 ms'}
            </span>
          </button>
        ))}
      </Specimen>
    </Specimens>
  );
}
