import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { findEarlyInput, WithEarlyInput } from './early-input.tsx';
import { watchHistory } from './shared/overlay-history.ts';

watchHistory();

// React Router leaves skipped view transitions unhandled, as when the next link is pressed during one.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
    event.preventDefault();
});

const early = findEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithEarlyInput noted={early}>
        <HydratedRouter />
      </WithEarlyInput>
    </StrictMode>,
  );
});
