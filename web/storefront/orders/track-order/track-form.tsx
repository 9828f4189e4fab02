import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { TrackMethod } from '#domain/orders/track-search.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { LastOrder } from './last-order.tsx';
import type { TrackProblem } from './load-tracking.ts';
import { TrackNotice } from './track-notice.tsx';
import { checkTrackSearch, isTrackMethod, type TrackSearch } from './track-search.ts';
import { useTracking } from './use-tracking.ts';

type Props = {
  /** The search in the URL. */
  search: TrackSearch;
  problem: TrackProblem | null;
  /** Typed text for each method. */
  typed: Record<TrackMethod, string>;
  onType: (method: TrackMethod, value: string) => void;
};

/** Searches for an order. Posted, so that the URL contains no input; works without script. */
export function TrackForm({ search, problem, typed, onType }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [method, setMethod] = useState(search.method);
  const [error, setError] = useState(problem?.kind === 'invalid' ? problem.message : null);
  const [shown, setShown] = useState(search);
  if (shown.method !== search.method || shown.value !== search.value) {
    setShown(search);
    setMethod(search.method);
    setError(null);
  }
  const isTracking = useTracking();
  const current = { method, value: typed[method] };

  // Text typed before hydration is not in the state yet.
  const keepWhatIsThere = useEffectEvent(() => {
    if (box.current && box.current.value !== current.value) onType(method, box.current.value);
  });
  useEffect(() => keepWhatIsThere(), []);

  function choose(chosen: string) {
    if (isTrackMethod(chosen)) setMethod(chosen);
    setError(null);
  }

  function submit(event: FormEvent) {
    const wrong = checkTrackSearch(current);
    setError(wrong);
    if (wrong || isTracking) event.preventDefault();
    if (wrong) box.current?.focus();
  }

  return (
    <>
      <h1 className="text-4xl">Track Order</h1>
      <p className="mt-4 mb-10 text-lg text-muted">See where your order is and when it will arrive.</p>
      <Form method="post" action="/user/track-order" noValidate onSubmit={submit} className="grid gap-6">
        <RadioList
          legend="Search by"
          name="method"
          choices={METHODS}
          value={method}
          onChange={choose}
          className="sm:flex sm:gap-x-8"
        />
        <TextField
          ref={box}
          name="value"
          value={current.value}
          onChange={(event) => {
            onType(method, event.currentTarget.value);
            setError(null);
          }}
          onBlur={({ relatedTarget }) => {
            const isLeftForForm = box.current?.form?.contains(relatedTarget) ?? false;
            if (!isLeftForForm && current.value !== '') setError(checkTrackSearch(current));
          }}
          error={error ?? undefined}
          required
          {...BOXES[method]}
        />
        <noscript>
          <p className="text-sm text-muted">The box takes whichever of the three you chose above.</p>
        </noscript>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isTracking}
          busyLabel="Tracking..."
          className="max-sm:w-full"
        >
          Track Order
        </Button>
        {/* Below the button, so that it does not move. */}
        {problem && problem.kind !== 'invalid' && !isTracking && (
          <TrackNotice problem={problem} search={search} />
        )}
      </Form>
      <LastOrder
        onUse={(id) => {
          setMethod('orderId');
          onType('orderId', id);
          setError(null);
          box.current?.focus();
        }}
      />
    </>
  );
}

const METHODS = [
  { value: 'orderId', label: 'Order ID' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
];

const BOXES = {
  orderId: {
    label: 'Order ID',
    hint: 'It is in your order confirmation, like MG-XXXX-XXXX-XXXX-XXXX',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  email: {
    label: 'Email address',
    hint: 'The one you ordered with',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: {
    label: 'Phone number',
    hint: 'The one you ordered with',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const;
