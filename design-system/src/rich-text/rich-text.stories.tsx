import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RichText } from './rich-text.tsx';

const meta = { title: 'Components/Content/Rich text', component: RichText } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  args: {
    html:
      '<p>Pode, <strong>enquanto a teoria estiver aberta</strong>. Vale a <em>última</em> resposta:</p>' +
      '<ol><li><p>abra a teoria de novo;</p></li><li><p>toque em “mudar meu voto”;</p></li><li><p>escolha.</p></li></ol>' +
      '<p>Os detalhes estão no <a href="/regulamentos">regulamento</a>.</p>',
  },
};

export const Document: Story = {
  args: {
    html:
      '<h2>1. Da promoção</h2><p>Participam pessoas com <strong>18 anos</strong> ou mais.</p>' +
      '<h3>1.1 Prêmios</h3><table><tbody><tr><th>Prêmio</th><th>Quantidade</th></tr><tr><td>Um ano de streaming</td><td>10</td></tr></tbody></table>' +
      '<blockquote><p>“Acertou, errou ou inventou?”</p></blockquote><hr /><ul><li><p>Sem compra.</p></li><li><p>Um voto por teoria.</p></li></ul>',
  },
};

export const Marked: Story = {
  args: {
    html: '<p>O sorteio é pela Loteria Federal.</p>',
    renderText: (text) =>
      text
        .split('Loteria Federal')
        .flatMap((part, at) => (at > 0 ? [<mark key={at}>Loteria Federal</mark>, part] : [part])),
  },
};
