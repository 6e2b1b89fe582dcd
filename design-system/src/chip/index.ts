export { StateChip, FilterChip } from './chip.tsx';
export type { ChipTone, StateChipProps, FilterChipProps } from './chip.tsx';
