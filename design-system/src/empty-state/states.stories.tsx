import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { IconFilter, IconPlus } from '../icons/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Components/Feedback/Empty and error states' } satisfies Meta;
export default meta;

export const Empty: StoryObj = {
  parameters: { scale: 'admin' },
  render: () => (
    <EmptyState
      icon={<IconPlus />}
      title="Nenhuma enquete ainda"
      text="As enquetes aparecem aqui e na página da série assim que são abertas."
      action={<Button>Criar a primeira</Button>}
    />
  ),
};

export const FilteredToNothing: StoryObj = {
  parameters: { scale: 'admin' },
  render: () => (
    <EmptyState
      icon={<IconFilter />}
      title="Nada com esses filtros"
      text="Há 34 enquetes fora deles."
      action={<Button variant="secondary">Limpar filtros</Button>}
    />
  ),
};

export const PublicEmpty: StoryObj = {
  render: () => (
    <EmptyState title="Nenhuma teoria aberta hoje" text="A próxima abre na sexta, junto com o trailer." />
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="Não deu para carregar as teorias"
      text="O servidor não respondeu a tempo. Seus votos estão guardados."
      incident="Incidente 7F3K-29"
      actionLabel="Tentar novamente"
      onAction={() => undefined}
      secondary={<Button variant="quiet">Página inicial</Button>}
    />
  ),
};

export const Retrying: StoryObj = {
  render: () => (
    <ErrorState
      title="Não deu para carregar as teorias"
      text="O servidor não respondeu a tempo."
      actionLabel="Tentar novamente"
      onAction={() => undefined}
      loading
    />
  ),
};
