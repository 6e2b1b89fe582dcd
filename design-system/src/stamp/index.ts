export { Stamp } from './stamp.tsx';
export type { StampKind, StampProps } from './stamp.tsx';
