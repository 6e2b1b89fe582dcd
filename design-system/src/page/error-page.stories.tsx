import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { wholePage } from '../stories/decorators/page-parameters.ts';
import { PublicFrame } from '../stories/frames.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Patterns/Error page',
  component: ErrorPage,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <PublicFrame>
        <Story />
      </PublicFrame>
    ),
  ],
  args: {
    status: 404,
    message: 'Página não encontrada',
    homeLabel: 'página inicial',
    backLabel: 'voltar',
    onHome: () => undefined,
    onBack: () => undefined,
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const ServerError: Story = {
  args: { status: 500, message: 'Algo deu errado do nosso lado', incident: 'Incidente 7F3K-29' },
};
