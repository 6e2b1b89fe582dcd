import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Guidance } from '../stories/guidance.tsx';
import { NumberWalk, type WalkedNumber } from './number-walk.tsx';

const items: WalkedNumber[] = [
  { id: '1', number: '010/64.455', tone: 'neutral', outcome: 'não distribuído' },
  { id: '2', number: '010/64.458', tone: 'warning', outcome: 'pulado', note: 'CPF bloqueado' },
  { id: '3', number: '010/64.460', tone: 'warning', outcome: 'pulado', note: 'menor de 18 anos' },
  { id: '4', number: '010/64.463', tone: 'success', outcome: 'ganhou', note: '1º prêmio: moto', won: true },
  { id: '5', number: '010/64.470', tone: 'info', outcome: 'suplente', note: '1º suplente da moto' },
];

const meta = {
  title: 'Components/Data/Number walk',
  component: NumberWalk,
  args: { label: 'Números examinados', items },
} satisfies Meta<typeof NumberWalk>;
export default meta;

export const FromTheDrawnNumberOn: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <NumberWalk {...args} />
      <Guidance does="give the reason of every skip." doesNot="leave a skipped number out." />
    </>
  ),
};
