export { Timeline } from './timeline.tsx';
export type { TimelineItem } from './timeline.tsx';
