import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '../icons/index.ts';
import classes from '../stories/stories.module.css';
import { FilterChip, StateChip } from './chip.tsx';

const meta = { title: 'Components/Content/Chip' } satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <StateChip tone="neutral" icon={<IconLock />}>
        Encerrada
      </StateChip>
      <StateChip tone="info">Aberta</StateChip>
      <StateChip tone="success" icon={<IconCheck />}>
        Resolvida
      </StateChip>
      <StateChip tone="warning" icon={<IconClock />}>
        Pendente
      </StateChip>
      <StateChip tone="error" icon={<IconAlertTriangle />}>
        Recusada
      </StateChip>
    </div>
  ),
};

export const Filter: StoryObj = {
  parameters: { scale: 'admin' },
  render: () => (
    <FilterChip removeLabel="Remover filtro Estado: aberta" onRemove={() => undefined}>
      Estado: aberta
    </FilterChip>
  ),
};
