export { Skeleton, SkeletonText } from './skeleton.tsx';
export type { SkeletonProps } from './skeleton.tsx';
