import { useEffect, useState } from 'react';

/** True once `isTrue` has held for `milliseconds`; false again immediately. */
export function useDelayed(isTrue: boolean, milliseconds: number): boolean {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setIsHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsHeld(false);
    };
  }, [isTrue, milliseconds]);

  return isTrue && isHeld;
}
