/** @jsxRuntime classic */
// Storybook's frame draws with a React of its own, which it puts in the place of this one.
import * as React from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { themes } from './toolbar.ts';

const WIDTHS = [1440, 360] as const;
const HEIGHT = 1000;
/** All four beside and below each other in a usual window. */
const SCALE = 0.6;

const looks = themes.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** The story one is at, in a look of its own; of a remote's it is below the remote's address. */
function Frame({ address, theme, width }: { address: string; theme: string; width: number }) {
  const name = `${theme}, ${width} px`;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{name}</figcaption>
      <div style={{ width: width * SCALE, height: HEIGHT * SCALE, overflow: 'hidden' }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the stories are of this very Storybook */}
        <iframe
          title={name}
          // The addon's own axe run is the panel's matter.
          src={`${address};theme:${theme};a11y.manual:!true`}
          style={{
            width,
            height: HEIGHT,
            border: '1px solid #8888',
            transform: `scale(${SCALE})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
    </figure>
  );
}

function Looks() {
  const api = useStorybookApi();
  const { storyId, refId } = useStorybookState();
  const place = refId ? `${api.getRefs()[refId]?.url ?? ''}/` : '';
  const { language } = api.getGlobals() as { language?: string };
  const address = `${place}iframe.html?id=${storyId}&viewMode=story&globals=language:${language ?? 'pt'}`;
  return (
    <div
      style={{
        boxSizing: 'border-box',
        display: 'grid',
        gridTemplateColumns: `repeat(${WIDTHS.length}, max-content)`,
        gap: 16,
        height: '100%',
        padding: 16,
        overflow: 'auto',
      }}
    >
      {looks.map(({ theme, width }) => (
        <Frame key={`${theme} ${width}`} address={address} theme={theme} width={width} />
      ))}
    </div>
  );
}

// Beside the canvas: every story, a screen's too, in both themes and in a wide and a narrow window at once.
addons.register('looks', () => {
  addons.add('looks/tab', {
    type: types.TAB,
    title: 'Looks',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <Looks />,
  });
});
