import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { language, setLanguage } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { loadWords } from './loaded-words.ts';
import { defineWords } from './words.ts';

// What a test held back comes after it: words that never do would hold up every change of language.
afterEach(async () => {
  for (const each of LANGUAGES) await loadWords(each);
  setLanguage('pt');
});

const pt = { hello: 'Olá' };
const en = { hello: 'Hello' };

/** Catalogues as the bundler gives them, each fetched when it is asked for. */
const fetched = () => ({
  pt: vi.fn(() => Promise.resolve(pt)),
  en: vi.fn(() => Promise.resolve(en)),
});

it('fetches the language in use alone, once', async () => {
  const sources = fetched();
  const words = defineWords('kit', sources);
  expect(words.t('hello')).toBe('hello');
  await Promise.all([words.load(), loadWords('pt')]);
  await words.load();
  expect(words.t('hello')).toBe('Olá');
  expect(sources.pt).toHaveBeenCalledTimes(1);
  expect(sources.en).not.toHaveBeenCalled();
});

it('changes the language when the words of what is on the page are there, and to the last one asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof en>();
  const words = defineWords('kit', { pt, en: () => promise });
  setLanguage('en');
  expect(language()).toBe('pt');
  expect(document.cookie).toContain('language=en');
  resolve(en);
  await vi.waitFor(() => expect(language()).toBe('en'));
  expect(words.t('hello')).toBe('Hello');

  const late = Promise.withResolvers<typeof pt>();
  defineWords('late', { pt: () => late.promise, en });
  setLanguage('pt');
  setLanguage('en');
  late.resolve(pt);
  await loadWords('pt');
  expect(language()).toBe('en');
});

it('rejects when its chunk is lost, and fetches it anew when asked again', async () => {
  const source = vi.fn(() => Promise.resolve(pt));
  source.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const words = defineWords('kit', { pt: source, en });
  await expect(words.load()).rejects.toThrow('Loading chunk 7 failed.');
  await words.load();
  expect(words.t('hello')).toBe('Olá');
});

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('stays in its language and says so when words of the other one do not come, and changes when they do', async () => {
  const source = vi.fn(() => Promise.resolve(en));
  source.mockRejectedValueOnce(new Error('Loading chunk 9 failed.'));
  const useWords = defineWords('kit', { pt, en: source });
  const Hello = () => <p>{useWords()('hello')}</p>;
  render(<Hello />);
  const onFailure = vi.fn();
  await act(async () => {
    setLanguage('en', onFailure);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  });
  expect(screen.getByText('Olá')).toBeTruthy();
  expect([language(), document.documentElement.lang]).toEqual(['pt', 'pt-BR']);
  expect(document.cookie).toContain('language=pt');

  await act(async () => {
    setLanguage('en', onFailure);
    await vi.waitFor(() => expect(language()).toBe('en'));
  });
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledOnce();
});

it('fails where it is drawn when the words did not come, so that the page is treated as one with a lost chunk', async () => {
  const source = vi.fn(() => Promise.resolve(pt));
  source.mockRejectedValueOnce(new Error('Loading chunk 8 failed.'));
  const useWords = defineWords('kit', { pt: source, en });
  const Hello = () => <p>{useWords()('hello')}</p>;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadWords('pt');
  render(
    <Boundary>
      <Suspense fallback="…">
        <Hello />
      </Suspense>
    </Boundary>,
  );
  expect(screen.getByText('Loading chunk 8 failed.')).toBeTruthy();
  vi.restoreAllMocks();
});

it('goes on where it waited for its words, with the hooks that follow', async () => {
  const come = Promise.withResolvers<typeof pt>();
  const useWords = defineWords('kit', { pt: () => come.promise, en });
  const Hello = () => {
    const t = useWords();
    const [name] = useState('Ana');
    return <p>{`${t('hello')}, ${name}`}</p>;
  };
  const shown = Promise.withResolvers<(isShown: boolean) => void>();
  const Page = () => {
    const [isShown, setShown] = useState(false);
    shown.resolve(setShown);
    return <Suspense>{isShown ? <Hello /> : <p>antes</p>}</Suspense>;
  };
  const complained = vi.spyOn(console, 'error');
  render(<Page />);
  const show = await shown.promise;
  await act(async () => startTransition(() => show(true)));
  expect(screen.getByText('antes')).toBeTruthy();
  await act(async () => come.resolve(pt));
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
