import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { cssVar, motionTokens, spaceTokens } from '../../tokens/index.ts';
import classes from '../stories.module.css';

const meta = { title: 'Foundations/Space and motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Steps of 4 px. */
export const Space: StoryObj = {
  render: () => (
    <div>
      {spaceTokens.map((step) => (
        <div key={step} className={classes['sample']}>
          <span className={classes['space']} style={{ width: cssVar(`space-${step}`) }} />
          <code>
            --fio-space-{step} = {step * 4} px
          </code>
        </div>
      ))}
    </div>
  ),
};

/** Hover or focus a lane. With reduced motion nothing moves, it only changes place. */
export const Motion: StoryObj = {
  render: () => (
    <div className={classes['page']}>
      {motionTokens.map((name) => (
        <div key={name} className={classes['swatch']}>
          <code>--fio-{name}</code>
          <div className={classes['lane']} tabIndex={0} role="group" aria-label={name}>
            <div
              className={classes['mover']}
              style={{ transition: `transform ${cssVar(name)} ${cssVar('ease')}` }}
            />
          </div>
        </div>
      ))}
    </div>
  ),
};
