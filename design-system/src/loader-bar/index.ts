export { LoaderBar } from './loader-bar.tsx';
export type { LoaderBarProps } from './loader-bar.tsx';
