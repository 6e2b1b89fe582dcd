import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

it('shows elements and links, and nothing that could run', () => {
  const { container } = render(
    <RichText html='<p>Veja <a href="https://a.example/?x=1&amp;y=2">lá</a></p><img src=x onerror="y()"><a href="javascript:z()">não</a>' />,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://a.example/?x=1&y=2');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('Veja lánão');
});

it('hands links within the site to the router', () => {
  const onNavigate = vi.fn();
  render(<RichText html='<p><a href="/faq">FAQ</a></p>' onNavigate={onNavigate} />);
  screen.getByRole('link').click();
  expect(onNavigate).toHaveBeenCalledWith('/faq');
});

it('gives a table room to scroll in, with a name and by keyboard', () => {
  const row = (...cells: string[]) => `<tr>\n${cells.map((cell) => `<td>${cell}</td>`).join('\n')}\n</tr>`;
  render(
    <RichText
      html={`<table><tbody>${row('Prêmio', 'Valor')}${row('Viagem', 'R$ 38.000,00')}</tbody></table>`}
    />,
  );
  const scroller = screen.getByRole('group', { name: 'Prêmio, Valor' });
  expect(scroller.tabIndex).toBe(0);
  expect(scroller.firstElementChild).toBe(screen.getByRole('table'));
});

it('lets a table of contents lead to its headings, where it is asked to', () => {
  const html = '<h2>1. Da promoção</h2><h2>Prêmios</h2>';
  render(<RichText html={html} anchors />);
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['1-da-promocao', 'premios']);
  render(<RichText html="<h2>Sem</h2>" />);
  expect(screen.getByRole('heading', { name: 'Sem' }).id).toBe('');
});
