import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Guidance } from '../stories/guidance.tsx';
import { type DigitMark, ExtractionBoard, type ExtractionPrize } from './extraction-board.tsx';

const meta = { title: 'Components/Data/Extraction', component: ExtractionBoard } satisfies Meta<
  typeof ExtractionBoard
>;
export default meta;

const PRIZES = ['50366', '33514', '45504', '94365', '51105'];
const legend = { order: 'forma a ordem', series: 'forma a série' };

const board = (marksOf: (index: number) => Partial<Record<number, DigitMark>>): ExtractionPrize[] =>
  PRIZES.map((digits, index) => ({
    label: `${index + 1}º prêmio`,
    digits,
    marks: marksOf(index),
    said: `${index + 1}º prêmio: ${digits}. Unidade ${digits[4]} na ordem.`,
  }));

export const OrderAndSeries: StoryObj = {
  render: () => (
    <>
      <ExtractionBoard
        label="Extração 5732"
        legend={legend}
        prizes={board((index) => (index < 3 ? { 4: 'order', 3: 'series' } : { 4: 'order' }))}
      />
      <Guidance does="mark by shape too: filled, ringed." doesNot="leave out leading zeros." />
    </>
  ),
};

export const OrderAlone: StoryObj = {
  render: () => (
    <ExtractionBoard label="Extração 5732" legend={legend} prizes={board(() => ({ 4: 'order' }))} />
  ),
};

export const OneDigitForBoth: StoryObj = {
  render: () => (
    <ExtractionBoard
      label="Extração 5732"
      legend={legend}
      prizes={board((index) => (index === 0 ? { 4: 'both' } : { 4: 'order' }))}
    />
  ),
};

export const NotMarkedYet: StoryObj = {
  render: () => <ExtractionBoard label="Extração 5732" legend={legend} prizes={board(() => ({}))} />,
};
