import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconPlus, IconShare } from '../icons/index.ts';
import classes from '../stories/stories.module.css';
import { buttonArgs } from './button-args.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  argTypes: {
    ...buttonArgs,
    icon: { description: 'Decorative, before the text.', control: false },
    fullWidth: { description: 'As wide as what it stands in.', control: 'boolean' },
  },
  args: { children: 'Responder', variant: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className={classes['row']}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {{ primary: 'Responder', secondary: 'Ver teoria', quiet: 'Agora não', danger: 'Excluir' }[variant]}
        </Button>
      ))}
    </div>
  ),
};

export const Loading: Story = { ...Variants, args: { loading: true } };
export const Disabled: Story = { ...Variants, args: { disabled: true } };
export const AdminScale: Story = { ...Variants, parameters: { scale: 'admin' } };

export const Sizes: Story = {
  render: (args) => (
    <div className={classes['row']}>
      <Button {...args} size="sm">
        Pequeno
      </Button>
      <Button {...args}>Médio</Button>
      <Button {...args} size="lg">
        Quero participar
      </Button>
    </div>
  ),
};

export const WithIcon: Story = {
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

export const FullWidth: Story = { args: { fullWidth: true, children: 'Entrar' } };
