import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Pagination } from '../pagination/index.ts';
import classes from '../stories/stories.module.css';
import { Text } from '../text/index.ts';
import { Tabs } from './tabs.tsx';

const meta = { title: 'Components/Layout/Navigation', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const TabsDemo = () => {
  const [value, setValue] = useState('result');
  return (
    <Tabs
      label="Partes da enquete"
      value={value}
      onChange={setValue}
      items={[
        { id: 'result', title: 'Resultado', content: <Text>62% sim, 38% não.</Text> },
        { id: 'votes', title: 'Votos', count: 18204, content: <Text>Um voto por pessoa.</Text> },
        { id: 'history', title: 'Histórico', count: 4, content: <Text>Criada em 2 nov 2026.</Text> },
      ]}
    />
  );
};

export const InTabs: StoryObj = { render: () => <TabsDemo /> };

const labels = {
  navigation: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number) => `Página ${page}`,
};

const PagesDemo = () => {
  const [page, setPage] = useState(6);
  return (
    <div className={classes['page']}>
      <Pagination page={page} pages={42} onPage={setPage} labels={labels} />
      <Pagination page={1} pages={3} onPage={setPage} labels={{ ...labels, navigation: 'Poucas páginas' }} />
    </div>
  );
};

export const Pages: StoryObj = { render: () => <PagesDemo /> };

export const Crumbs: StoryObj = {
  render: () => (
    <Breadcrumbs
      label="Onde você está"
      items={[{ title: 'Enquetes', href: '#enquetes' }, { title: 'O farol da Inês' }]}
    />
  ),
};

const DrawerDemo = ({ start }: { start: boolean }) => {
  const [opened, setOpened] = useState(start);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Abrir menu</Button>
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Menu" closeLabel="Fechar menu">
        <div style={{ padding: '0 20px' }}>
          <Text>Séries, ganhadores, perguntas.</Text>
        </div>
      </Drawer>
    </>
  );
};

export const DrawerOpen: StoryObj = { render: () => <DrawerDemo start /> };
export const DrawerClosed: StoryObj = { render: () => <DrawerDemo start={false} /> };
