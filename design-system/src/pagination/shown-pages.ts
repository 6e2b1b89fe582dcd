/** The pages to show: first, last, the current with its neighbours; null where pages are left out. */
export const shownPages = (page: number, pages: number): (number | null)[] => {
  const near = (candidate: number) =>
    candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near);
  return shown.flatMap((current, index) => {
    const previous = shown[index - 1] ?? current - 1;
    if (current - previous === 2) return [current - 1, current];
    return current - previous > 2 ? [null, current] : [current];
  });
};
