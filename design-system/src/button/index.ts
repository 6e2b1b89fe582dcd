export { Button } from './button.tsx';
export type { ButtonProps, ButtonVariant, ButtonSize } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
