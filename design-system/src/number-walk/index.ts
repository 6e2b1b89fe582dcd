export { NumberWalk } from './number-walk.tsx';
export type { NumberWalkProps, WalkedNumber } from './number-walk.tsx';
