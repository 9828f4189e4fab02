import { useEffect, useState } from 'react';

/**
 * True once `isTrue` has been so for `milliseconds`; false again at once. What is quick enough never shows.
 */
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
