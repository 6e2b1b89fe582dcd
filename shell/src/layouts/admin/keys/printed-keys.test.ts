// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { printedKeys } from './printed-keys.ts';

it('has the keys on the buttons of the page, each with what the button says', () => {
  document.body.innerHTML = `
    <button>Sair <kbd>S</kbd></button>
    <main>
      <button>Aprovar <kbd aria-hidden="true">A</kbd></button><a href="/x">Próxima<kbd>N</kbd></a>
      <button>Voltar</button><button aria-label="Ampliar (+)"><svg></svg></button><button aria-label="Linha (de 2)"></button>
      <button>Atalhos do teclado <kbd>?</kbd></button>
    </main>`;
  expect(printedKeys()).toEqual([
    { key: 'A', label: 'Aprovar' },
    { key: 'N', label: 'Próxima' },
    { key: '+', label: 'Ampliar' },
  ]);
});
