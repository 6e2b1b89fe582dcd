import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { ComponentType } from 'react';
import * as icons from '../../icons/index.ts';
import classes from '../stories.module.css';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Those the design system gives, by their names. */
export const All: StoryObj = {
  render: () => (
    <div className={classes['grid']}>
      {Object.entries<ComponentType>(icons).map(([name, Icon]) => (
        <span key={name} className={classes['row']}>
          <Icon /> {name}
        </span>
      ))}
    </div>
  ),
};
