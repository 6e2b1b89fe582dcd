import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Guidance } from '../stories/guidance.tsx';
import classes from '../stories/stories.module.css';
import { type Step, Steps, type StepState } from './steps.tsx';

const meta = { title: 'Components/Data/Steps', component: Steps } satisfies Meta<typeof Steps>;
export default meta;

const SAID: Record<StepState, string> = {
  done: 'feito',
  current: 'agora',
  waiting: 'depois',
  paused: 'adiado',
  stopped: 'cancelado',
};
const TITLES = ['Congelar a lista', 'Digitar a extração', 'Confirmar a extração', 'Calcular', 'Publicar'];

const at = (place: number, here: StepState): Step[] =>
  TITLES.map((title, index) => {
    const state = index < place ? 'done' : index > place ? 'waiting' : here;
    const note = state === 'done' ? 'Íris Prado · 21 nov 2026 14:05' : undefined;
    return { id: title, title, state, said: SAID[state], note };
  });

export const UnderWay: StoryObj = {
  render: () => (
    <div className={classes['column']}>
      <Steps label="Etapas da apuração" items={at(2, 'current')} />
      <Guidance
        does="say who did each step and when."
        doesNot="let a step be pressed: the way goes in one direction."
      />
    </div>
  ),
};

export const Paused: StoryObj = {
  render: () => <Steps label="Etapas da apuração" items={at(1, 'paused')} />,
};

export const Stopped: StoryObj = {
  render: () => <Steps label="Etapas da apuração" items={at(1, 'stopped')} />,
};

export const AllDone: StoryObj = {
  render: () => <Steps label="Etapas da apuração" items={at(TITLES.length, 'done')} />,
};
