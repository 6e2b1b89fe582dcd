export { TaskStrip, type TaskStripProps } from './task-strip.tsx';
