import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LoaderBar } from '../loader-bar/index.ts';
import classes from '../stories/stories.module.css';
import { ProgressBar } from './progress-bar.tsx';

const meta = { title: 'Components/Feedback/Progress', component: ProgressBar } satisfies Meta<
  typeof ProgressBar
>;
export default meta;

export const Bars: StoryObj = {
  render: () => (
    <div className={classes['column']}>
      <ProgressBar label="Sim" value={62} mine />
      <ProgressBar label="Não" value={38} />
      <ProgressBar label="Nenhum voto" value={0} />
      <ProgressBar label="Todos" value={100} />
    </div>
  ),
};

export const RequestUnderWay: StoryObj = { render: () => <LoaderBar active label="Carregando" /> };
