import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { Text } from '../text/index.ts';
import { Drawer, type DrawerProps } from './drawer.tsx';

const Opening = (props: DrawerProps) => {
  const [opened, setOpened] = useState(props.opened);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Abrir menu</Button>
      <Drawer {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

const meta = {
  title: 'Components/Layout/Drawer',
  component: Drawer,
  parameters: { scale: 'admin', ...framed(300) },
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Menu',
    closeLabel: 'Fechar menu',
    children: (
      <div style={{ padding: '0 20px' }}>
        <Text>Séries, ganhadores, perguntas.</Text>
      </div>
    ),
  },
  render: (args) => <Opening key={String(args.opened)} {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { opened: false } };
