import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StateChip } from '../chip/index.ts';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { DefinitionList } from './definition-list.tsx';

const meta = {
  title: 'Components/Data/Definition list',
  component: DefinitionList,
  decorators: [inColumn],
  parameters: { scale: 'admin' },
  args: {
    items: [
      { term: 'Série', value: 'Maré de Sal' },
      { term: 'Estado', value: <StateChip tone="info">Aberta</StateChip> },
      { term: 'Abre em', value: '21 nov 2026 14:05' },
      { term: 'Observação', value: '' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;

export const Summary: StoryObj<typeof meta> = {};
