export * from './draw-state.ts';
export * from './rule-set.ts';
export * from './winner-state.ts';
