import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconEye, IconLock, IconPencil, IconTrash } from '../icons/index.ts';
import { MenuIcon } from '../menu-icon/index.ts';
import { menuIcons } from '../menu-icon/menu-icons.ts';
import classes from '../stories/stories.module.css';
import { DropdownMenu } from './dropdown-menu.tsx';

const meta = { title: 'Components/Actions/Menu', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const act = () => undefined;

export const Actions: StoryObj = {
  render: () => (
    <DropdownMenu
      label="Ações"
      trigger={<Button variant="secondary">Ações</Button>}
      actions={[
        { id: 'view', label: 'Ver', icon: <IconEye />, onSelect: act },
        { id: 'edit', label: 'Editar', icon: <IconPencil />, onSelect: act },
        { id: 'close', label: 'Encerrar', icon: <IconLock />, onSelect: act, disabled: true },
        { id: 'delete', label: 'Excluir', icon: <IconTrash />, onSelect: act, danger: true },
      ]}
    />
  ),
};

/** The names a manifest may give; anything else gets a point, unless the remote brings its drawing. */
export const MenuIcons: StoryObj = {
  render: () => (
    <div className={classes['grid']}>
      {[...Object.keys(menuIcons), 'desconhecido'].map((name) => (
        <span key={name} className={classes['row']}>
          <MenuIcon name={name} /> {name}
        </span>
      ))}
      <span className={classes['row']}>
        <MenuIcon name="bolt" drawing={['M13 3v7h6l-8 11v-7h-6l8 -11']} /> bolt
      </span>
    </div>
  ),
};
