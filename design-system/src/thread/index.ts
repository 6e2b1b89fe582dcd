export { Thread, ThreadUnderline } from './thread.tsx';
