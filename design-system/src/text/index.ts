export { Heading } from './heading.tsx';
export type { HeadingProps } from './heading.tsx';
export { Text } from './text.tsx';
export type { TextProps } from './text.tsx';
