import './mantine.css';

export { MantineRoot } from './mantine-root.tsx';
export type { MantineRootProps } from './mantine-root.tsx';
export type { DateWord, DateWords } from '../fields/date-words.ts';
