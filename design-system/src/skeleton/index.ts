export { PageShape } from './page-shape.tsx';
export type { PageShapeKind } from './page-shape.tsx';
export { Skeleton, SkeletonText } from './skeleton.tsx';
export type { SkeletonProps } from './skeleton.tsx';
