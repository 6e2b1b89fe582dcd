import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { colorTokens, cssVar, radiusTokens } from '../../tokens/index.ts';
import classes from '../stories.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

/** Each colour as it is in the theme chosen above. */
export const Colors: StoryObj = {
  render: () => (
    <div className={classes['grid']}>
      {colorTokens.map((name) => (
        <div key={name} className={classes['swatch']}>
          <span className={classes['color']} style={{ background: cssVar(name) }} />
          {name}
          <code>--fio-{name}</code>
        </div>
      ))}
    </div>
  ),
};

/** 4 for chips, 10 for cards and fields, full for pills. */
export const Corners: StoryObj = {
  render: () => (
    <div className={classes['grid']}>
      {radiusTokens.map((name) => (
        <div key={name} className={classes['swatch']}>
          <span className={classes['color']} style={{ borderRadius: cssVar(`radius-${name}`) }} />
          {name}
        </div>
      ))}
    </div>
  ),
};
