import type { ArgTypes } from 'storybook-react-rsbuild';
import type { ButtonProps } from './button.tsx';

/** A button is either of two elements, and such a choice of props nothing can be read from: here they are by hand. */
export const buttonArgs: Partial<ArgTypes<ButtonProps>> = {
  variant: {
    description:
      'primary: the one action of a view. secondary: beside it. quiet: in rows and bars. danger: destroys.',
    control: 'inline-radio',
    options: ['primary', 'secondary', 'quiet', 'danger'],
    table: { defaultValue: { summary: 'primary' } },
  },
  size: {
    description: 'Heights: sm 40/32, md 48/40 (public/admin), lg 56 px.',
    control: 'inline-radio',
    options: ['sm', 'md', 'lg'],
    table: { defaultValue: { summary: 'md' } },
  },
  loading: {
    description: 'Shows a spinner over the text, keeps the width and the focus, ignores further presses.',
    control: 'boolean',
  },
  disabled: { description: 'Of a button, not of a link.', control: 'boolean' },
  href: { description: 'With it the button is a link that looks like one.', control: 'text' },
};
