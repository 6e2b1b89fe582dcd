import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../text/index.ts';
import { wholePage } from '../stories/decorators/page-parameters.ts';
import { bottomBar, footer, skipLabel, topBar } from '../stories/frames.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { PublicLayout } from './public-layout.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Patterns/Public frame',
  component: PublicLayout,
  parameters: wholePage,
  args: {
    skipLabel,
    topBar: <TopBar {...topBar} />,
    footer: <Footer {...footer} />,
    bottomBar: <BottomBar {...bottomBar} />,
    children: (
      <div style={{ padding: 24 }}>
        <Heading level={1} size="xl">
          Puxe o fio
        </Heading>
      </div>
    ),
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const WithCookieNotice: Story = {
  args: {
    banner: (
      <Banner kind="floating" label="Aviso de cookies" actions={<Button size="sm">Entendi</Button>}>
        Usamos cookies para lembrar do seu idioma e da sua sessão.
      </Banner>
    ),
  },
};

export const AgeGate: Story = { args: { topBar: undefined, bottomBar: undefined } };
