/// <reference path="../css-modules.d.ts" />
import { createTheme } from '@mantine/core';
import input from './input.module.css';

/** What is common to Mantine's inputs, menus and dialogs; colours come from mantine-variables.css. */
export const theme = createTheme({
  primaryColor: 'violet',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  components: {
    Input: { classNames: { wrapper: input['wrapper'], input: input['input'], section: input['section'] } },
    InputWrapper: {
      classNames: {
        root: input['root'],
        label: input['label'],
        description: input['hint'],
        error: input['error'],
        required: input['required'],
      },
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    },
    Select: { classNames: { dropdown: input['dropdown'], option: input['option'], empty: input['empty'] } },
  },
});
