import { TextLink } from '#web/ui/actions/text-link.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { policyPath, usePolicies } from './policies-context.ts';

/** 'With your order you agree to: Terms of service', where somebody orders; nothing without policies. */
export function PoliciesLine({ className }: { className?: string }) {
  const policies = usePolicies();
  if (policies.length === 0) return null;
  const terms = policies.filter(({ policy }) => policy === 'terms');
  const others = policies.filter(({ policy }) => policy !== 'terms');
  return (
    <p className={classNames('text-sm text-muted', className)}>
      {terms.length > 0 && 'With your order you agree to: '}
      {[...terms, ...others].map(({ policy, title }, place) => (
        <span key={policy}>
          {place > 0 && ' · '}
          <TextLink to={policyPath(policy)} className="tap">
            {title}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
