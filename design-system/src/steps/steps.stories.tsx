import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Guidance } from '../stories/guidance.tsx';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { type Step, Steps, type StepState } from './steps.tsx';

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

const meta = {
  title: 'Components/Data/Steps',
  component: Steps,
  decorators: [inColumn],
  args: { label: 'Etapas da apuração', items: at(2, 'current') },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  render: (args) => (
    <>
      <Steps {...args} />
      <Guidance
        does="say who did each step and when."
        doesNot="let a step be pressed: the way goes in one direction."
      />
    </>
  ),
};

export const Paused: Story = { args: { items: at(1, 'paused') } };
export const Stopped: Story = { args: { items: at(1, 'stopped') } };
export const AllDone: Story = { args: { items: at(TITLES.length, 'done') } };
