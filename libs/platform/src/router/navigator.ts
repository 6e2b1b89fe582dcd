type Navigator = (to: string, options?: { replace?: boolean }) => void;

let navigator: Navigator = (to) => window.location.assign(to);

/** The shell hands its router over once, so that code outside React (sessions) moves without a reload. */
export const setNavigator = (next: Navigator): void => void (navigator = next);

/** Goes to a path of our own, from anywhere. */
export const navigateTo: Navigator = (to, options) => navigator(to, options);

/** Goes to a path of our own by a load of the page, which leaves nothing of this one in memory. */
export const loadAnew = (to: string): void => window.location.replace(to);
