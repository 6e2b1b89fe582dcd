import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { cssVar, typeTokens } from '../../tokens/index.ts';
import classes from '../stories.module.css';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const Samples = () => (
  <div>
    {typeTokens.map((name) => {
      const title = name.startsWith('title');
      const family = cssVar(title ? 'font-title' : 'font-text');
      return (
        <div key={name} className={classes['sample']}>
          <span
            style={{
              fontSize: cssVar(name),
              fontFamily: family,
              fontWeight: title ? 800 : 400,
              lineHeight: 1.15,
            }}
          >
            Acertou, errou ou inventou?
          </span>
          <code>--fio-{name}</code>
        </div>
      );
    })}
  </div>
);

/** Fluid between 360 and 1440 px: 14, 16, 18, 22, 28, 40, 64. */
export const PublicScale: StoryObj = { render: Samples };

/** Fixed: 12, 13, 14, 16, 20, 28. */
export const AdminScale: StoryObj = { render: Samples, parameters: { scale: 'admin' } };
