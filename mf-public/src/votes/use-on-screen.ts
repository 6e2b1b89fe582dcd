import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view now, with a little room around the window. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '64px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
