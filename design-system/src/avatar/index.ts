export { Avatar } from './avatar.tsx';
export type { AvatarProps } from './avatar.tsx';
