export { ToastStack } from './toast-stack.tsx';
export type { ToastItem, ToastStackProps } from './toast-stack.tsx';
