import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import SearchX from 'lucide-react/icons/search-x';
import { type FormEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { TrackMethod } from '#domain/orders/track-search.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useStateText } from '../../page-texts/state-texts-context.ts';
import { useLastOrder } from '../last-order.ts';
import type { TrackProblem } from './load-tracking.ts';
import { checkTrackSearch, describeSearch, isTrackMethod, type TrackSearch } from './track-search.ts';

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
  const isTracking = useNavigation().location?.pathname === '/user/track-order';
  const current = { method, value: typed[method] };

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

/** Where the server says that there is no order, the words of the seller say it. */
function TrackNotice({ problem, search }: { problem: TrackProblem; search: TrackSearch }) {
  const { kind, message, isSilent } = problem;
  const notFound = useStateText('orderNotFound');
  const Icon = kind === 'failed' ? CloudAlert : SearchX;
  return (
    <div
      role="alert"
      className={`flex gap-3 rounded-xl p-4 ${kind === 'failed' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>{(kind === 'not_found' && !isSilent && notFound) || message}</p>
        {kind === 'not_found' && <p className="text-sm">You searched for {describeSearch(search)}.</p>}
      </div>
    </div>
  );
}

function LastOrder({ onUse }: { onUse: (id: string) => void }) {
  const id = useLastOrder();
  if (id === null) return null;
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
      <p className="min-w-0">
        <span className="block text-sm text-muted">Your last order</span>
        <span className="numeric font-medium">{id}</span>
      </p>
      <Button size="sm" onClick={() => onUse(id)}>
        Use this Order ID
      </Button>
    </div>
  );
}
