import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconEye, IconLock, IconPencil, IconTrash } from '../icons/index.ts';
import { DropdownMenu } from './dropdown-menu.tsx';

const act = () => undefined;

const meta = {
  title: 'Components/Actions/Menu',
  component: DropdownMenu,
  parameters: { scale: 'admin' },
  args: {
    label: 'Ações',
    trigger: <Button variant="secondary">Ações</Button>,
    actions: [
      { id: 'view', label: 'Ver', icon: <IconEye />, onSelect: act },
      { id: 'edit', label: 'Editar', icon: <IconPencil />, onSelect: act },
      { id: 'close', label: 'Encerrar', icon: <IconLock />, onSelect: act, disabled: true },
      { id: 'delete', label: 'Excluir', icon: <IconTrash />, onSelect: act, danger: true },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

export const Actions: StoryObj<typeof meta> = {};
