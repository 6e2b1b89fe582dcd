import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../text/index.ts';
import { PublicFrame } from '../stories/frames.tsx';

const meta = { title: 'Patterns/Public frame', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const content = (
  <div style={{ padding: 24 }}>
    <Heading level={1} size="xl">
      Puxe o fio
    </Heading>
  </div>
);

export const SignedOut: StoryObj = { render: () => <PublicFrame>{content}</PublicFrame> };

export const WithCookieNotice: StoryObj = {
  render: () => (
    <PublicFrame
      banner={
        <Banner kind="floating" label="Aviso de cookies" actions={<Button size="sm">Entendi</Button>}>
          Usamos cookies para lembrar do seu idioma e da sua sessão.
        </Banner>
      }
    >
      {content}
    </PublicFrame>
  ),
};

export const AgeGate: StoryObj = { render: () => <PublicFrame bare>{content}</PublicFrame> };
