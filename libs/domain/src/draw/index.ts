export * from './calculation.ts';
export * from './draw-state.ts';
export * from './number-list.ts';
export * from './rule-set.ts';
export * from './winner-state.ts';
