import { RETURN_POLICY_PATH } from '#domain/returns/return-policy.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { useShopDetails } from './shop-details.ts';

const TERMS_PATH = '/user/policies/terms';

/** 'With your order you agree to: Terms of service', where somebody orders; nothing without policies. */
export function PoliciesLine() {
  // `ReturnsLine` has that of returns.
  const policies = useShopDetails().policies.filter(({ to }) => to !== RETURN_POLICY_PATH);
  if (policies.length === 0) return null;
  const terms = policies.filter(({ to }) => to === TERMS_PATH);
  const others = policies.filter(({ to }) => to !== TERMS_PATH);
  return (
    <p className="text-sm text-muted">
      {terms.length > 0 && 'With your order you agree to: '}
      {[...terms, ...others].map(({ label, to }, place) => (
        <span key={to}>
          {place > 0 && ' · '}
          <TextLink to={to} className="tap">
            {label}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
