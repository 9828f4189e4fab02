import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';

/** Submits a form that pays. Disabled until hydration. */
export function PayButton(button: ButtonProps) {
  const isHydrated = useHydrated();
  return <Button type="submit" variant="primary" size="lg" disabled={!isHydrated} {...button} />;
}
