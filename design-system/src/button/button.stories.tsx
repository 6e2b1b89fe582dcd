import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconPencil, IconPlus, IconShare, IconTrash } from '../icons/index.ts';
import classes from '../stories/stories.module.css';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const meta = { title: 'Components/Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

const Row = ({ disabled = false, loading = false }) => (
  <div className={classes['row']}>
    {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
      <Button key={variant} variant={variant} disabled={disabled} loading={loading}>
        {{ primary: 'Responder', secondary: 'Ver teoria', quiet: 'Agora não', danger: 'Excluir' }[variant]}
      </Button>
    ))}
  </div>
);

export const Variants: StoryObj = { render: () => <Row /> };
export const Loading: StoryObj = { render: () => <Row loading /> };
export const Disabled: StoryObj = { render: () => <Row disabled /> };
export const AdminScale: StoryObj = { render: () => <Row />, parameters: { scale: 'admin' } };

export const Sizes: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <Button size="sm">Pequeno</Button>
      <Button>Médio</Button>
      <Button size="lg">Quero participar</Button>
    </div>
  ),
};

export const WithIcon: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <Button icon={<IconPlus />}>Nova enquete</Button>
      <Button variant="secondary" icon={<IconShare />}>
        Compartilhar
      </Button>
      <Button variant="secondary" href="#teoria">
        Um link
      </Button>
    </div>
  ),
};

export const FullWidth: StoryObj = {
  render: () => (
    <div className={classes['column']}>
      <Button fullWidth>Entrar</Button>
    </div>
  ),
};

export const IconOnly: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <IconButton label="Editar">
        <IconPencil />
      </IconButton>
      <IconButton label="Excluir" variant="secondary" size="sm">
        <IconTrash />
      </IconButton>
    </div>
  ),
};
