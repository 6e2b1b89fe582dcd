/** Whole days, hours, minutes and seconds from `now` to `to`; all 0 once it has passed. */
export const remainingParts = (to: Date, now: Date) => {
  const seconds = Math.max(0, Math.ceil((to.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};
