import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { MenuIcon } from '../menu-icon/index.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const meta = {
  title: 'Components/Navigation/Command palette',
  parameters: { scale: 'admin' },
} satisfies Meta;
export default meta;

const labels = {
  title: 'Ir para',
  search: 'Buscar páginas e registros',
  placeholder: 'Enquete, participante, protocolo…',
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
    id: 'records',
    title: 'Enquetes',
    items: [
      { id: 'p1', title: 'O farol acende no último episódio?', text: 'Farol das Almas' },
      { id: 'p2', title: 'Quem apagou o farol?', text: 'Farol das Almas' },
    ],
  },
];

const Palette = (props: Partial<CommandPaletteProps>) => {
  const [opened, setOpened] = useState(true);
  const [query, setQuery] = useState(props.query ?? '');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        Buscar
      </Button>
      <CommandPalette
        groups={groups}
        status=""
        labels={labels}
        onPick={() => setOpened(false)}
        {...props}
        opened={opened}
        onClose={() => setOpened(false)}
        query={query}
        onQuery={setQuery}
      />
    </>
  );
};

export const Pages: StoryObj = { render: () => <Palette groups={groups.slice(0, 1)} /> };
export const Found: StoryObj = { render: () => <Palette query="farol" /> };
export const Searching: StoryObj = { render: () => <Palette query="farol" groups={[]} status="Buscando…" /> };
export const Nothing: StoryObj = {
  render: () => <Palette query="zzz" groups={[]} status="Nada encontrado para “zzz”." />,
};
