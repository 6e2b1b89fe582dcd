export { Countdown } from './countdown.tsx';
export type { CountdownLabels, CountdownProps } from './countdown.tsx';
export { remainingParts } from './remaining.ts';
