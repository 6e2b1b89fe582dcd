import { lazyPage } from '../page/lazy-page.tsx';

/** The one page that the shell draws itself; most visitors never see it. */
export const ageGate = lazyPage(async () => {
  const { default: Component } = await import('./age-gate-page.tsx');
  return { Component };
});
