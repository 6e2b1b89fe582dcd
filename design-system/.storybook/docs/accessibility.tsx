import { DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { themes } from '../toolbar.ts';
import { checkInFrame } from './check-in-frame.ts';

/** By the story's id and the theme; what is not there yet is being checked. */
type Results = Readonly<Record<string, readonly string[]>>;

const PANEL = 'addonPanel=storybook/a11y/panel';

function useResults(ids: readonly string[]): Results {
  const [results, setResults] = useState<Results>({});
  const all = ids.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const checkAll = async () => {
      // One at a time: each starts a Storybook of its own.
      for (const id of all.split(' '))
        for (const theme of themes) {
          if (leaving.signal.aborted) return;
          const rules = await checkInFrame(id, theme, leaving.signal);
          setResults((known) => ({ ...known, [`${id} ${theme}`]: rules }));
        }
    };
    void checkAll();
    return () => leaving.abort();
  }, [all]);
  return results;
}

function wordOf(rules: readonly string[] | undefined): string {
  if (!rules) return 'being checked';
  return rules.length === 0 ? 'no findings' : rules.join(', ');
}

/** What axe finds in each state of the component, in both themes, checked as the page is looked at. */
export function Accessibility() {
  const stories = useContext(DocsContext).componentStories();
  const results = useResults(stories.map(({ id }) => id));
  return (
    <>
      <Subheading>Accessibility</Subheading>
      <table data-accessibility={Object.keys(results).length === stories.length * themes.length}>
        <thead>
          <tr>
            <th scope="col">State</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stories.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`./?path=/story/${id}&${PANEL}`} target="_top">
                  {name}
                </a>
              </th>
              {themes.map((theme) => (
                <td key={theme}>{wordOf(results[`${id} ${theme}`])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
