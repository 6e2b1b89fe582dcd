/** In the place of the loader's effects: no script is fetched, no container opened; what is left is the waiting. */
export const browserEffects = {
  wait: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
};
