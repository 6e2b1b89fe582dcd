let leaving = false;

/** Leaves for a page of the other side by a full load. */
export function leaveFor(address: string): void {
  leaving = true;
  window.location.assign(address);
}

/** Whether the page is on its way out: guards don't redirect any more. */
export const isLeaving = (): boolean => leaving;
