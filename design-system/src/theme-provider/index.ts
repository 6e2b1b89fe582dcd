import './mantine.css';

export { MantineRoot } from './mantine-root.tsx';
export type { MantineRootProps } from './mantine-root.tsx';
