import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// React Router leaves it to us that a view transition may be skipped: whoever presses the next link meanwhile
// has no error.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
    event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
