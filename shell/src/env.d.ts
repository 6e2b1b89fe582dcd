/// <reference types="@fio/design-system/css-modules" />
/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
interface Window {
  /** What the first script has kept for the shell, which comes after the first paint. */
  earlyActs?: import('./first/early-acts.ts').EarlyActs;
}
