import { RETURN_POLICY_PATH, returnPromise } from '#domain/returns/return-policy.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useReturnPolicy } from './return-policy-context.ts';

/** 'Returns within 30 days · Return policy', where something is bought; nothing without a policy. */
export function ReturnsLine({ className }: { className?: string }) {
  const policy = useReturnPolicy();
  if (!policy) return null;
  const promise = returnPromise(policy);
  return (
    <p className={classNames('text-sm text-muted', className)}>
      {promise && `${promise} · `}
      <TextLink to={RETURN_POLICY_PATH} className="tap">
        Return policy
      </TextLink>
    </p>
  );
}
