import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Guidance } from '../stories/guidance.tsx';
import { type DigitMark, ExtractionBoard, type ExtractionPrize } from './extraction-board.tsx';

const PRIZES = ['50366', '33514', '45504', '94365', '51105'];

const board = (marksOf: (index: number) => Partial<Record<number, DigitMark>>): ExtractionPrize[] =>
  PRIZES.map((digits, index) => ({
    label: `${index + 1}º prêmio`,
    digits,
    marks: marksOf(index),
    said: `${index + 1}º prêmio: ${digits}. Unidade ${digits[4]} na ordem.`,
  }));

const meta = {
  title: 'Components/Data/Extraction',
  component: ExtractionBoard,
  args: {
    label: 'Extração 5732',
    legend: { order: 'forma a ordem', series: 'forma a série' },
    prizes: board((index) => (index < 3 ? { 4: 'order', 3: 'series' } : { 4: 'order' })),
  },
} satisfies Meta<typeof ExtractionBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderAndSeries: Story = {
  render: (args) => (
    <>
      <ExtractionBoard {...args} />
      <Guidance does="mark by shape too: filled, ringed." doesNot="leave out leading zeros." />
    </>
  ),
};

export const OrderAlone: Story = { args: { prizes: board(() => ({ 4: 'order' })) } };
export const OneDigitForBoth: Story = {
  args: { prizes: board((index) => (index === 0 ? { 4: 'both' } : { 4: 'order' })) },
};
export const NotMarkedYet: Story = { args: { prizes: board(() => ({})) } };
