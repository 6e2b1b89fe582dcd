import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DESIGN_TOKENS_FILE } from '../../tokens/file/design-tokens.ts';
import { cssVar, radiusTokens } from '../../tokens/index.ts';
import classes from '../stories.module.css';
import { ThemesOfColors } from './themes-of-colors.tsx';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** What each colour comes to and its contrast, computed from the style sheet itself. 4.5 is asked of text, 3 of controls. */
export const Colors: StoryObj = {
  render: () => (
    <div className={classes['page']}>
      <a href={`./${DESIGN_TOKENS_FILE}`} download>
        {DESIGN_TOKENS_FILE}: the tokens as a W3C design-tokens file
      </a>
      <ThemesOfColors />
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
