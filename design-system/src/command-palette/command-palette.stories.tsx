import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MenuIcon } from '../menu-icon/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { keeping } from '../stories/decorators/keeping.tsx';
import { CommandPalette } from './command-palette.tsx';

const labels = {
  title: 'Ir para',
  search: 'Buscar páginas, ações e registros',
  placeholder: 'Página, ação, nome, número, CPF…',
  close: 'Fechar',
  keys: '↑ ↓ escolhem · Enter abre · Esc fecha',
};
const groups = [
  {
    id: 'pages',
    title: 'Páginas',
    items: [
      { id: 'polls', title: 'Enquetes', icon: <MenuIcon name="polls" /> },
      { id: 'suggestions', title: 'Sugestões', icon: <MenuIcon name="suggestions" /> },
    ],
  },
  {
    id: 'actions',
    title: 'Ações',
    items: [
      { id: 'new', title: 'Nova enquete', icon: <MenuIcon name="polls" /> },
      { id: 'resolve', title: 'Resolver…', text: 'Enquetes · Encerrada', icon: <MenuIcon name="polls" /> },
    ],
  },
  {
    id: 'records',
    title: 'Enquetes',
    items: [
      { id: 'p1', title: 'O farol acende no último episódio?', text: 'Farol das Almas' },
      { id: 'p2', title: 'Quem apagou o farol?', text: 'Farol das Almas' },
    ],
  },
];

const meta = {
  title: 'Components/Actions/Command palette',
  component: CommandPalette,
  decorators: [keeping('query', 'onQuery')],
  parameters: { scale: 'admin', ...framed(420) },
  args: {
    opened: true,
    onClose: () => undefined,
    query: '',
    onQuery: () => undefined,
    onPick: () => undefined,
    groups: groups.slice(0, 1),
    status: '',
    labels,
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {};
export const Found: Story = { args: { query: 'farol', groups } };
export const Searching: Story = { args: { query: 'farol', groups: [], status: 'Buscando…' } };
export const Nothing: Story = {
  args: { query: 'zzz', groups: [], status: 'Nada encontrado para “zzz”.' },
};
