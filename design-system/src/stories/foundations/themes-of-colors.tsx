import css from '../../tokens/tokens.css?raw';
import { colorOf, contrast, hexOf } from '../../tokens/file/color.ts';
import { ofTheme } from '../../tokens/file/declarations.ts';
import { colorTokens, cssVar, type Theme } from '../../tokens/index.ts';
import classes from '../stories.module.css';

const THEMES: readonly Theme[] = ['dark', 'light'];
const GROUNDS = ['bg', 'surface'] as const;

const ratio = (declarations: ReturnType<typeof ofTheme>, front: string, ground: string) =>
  contrast(colorOf(cssVar(front), declarations), colorOf(cssVar(ground), declarations)).toFixed(2);

/** A theme's colours: what each comes to, and how it stands out from the grounds of the theme. */
function ThemeColors({ theme }: { theme: Theme }) {
  const declarations = ofTheme(css, theme);
  return (
    <div className={classes['colors']} data-theme={theme}>
      <table>
        <caption>{theme}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col">
                on {ground}
              </th>
            ))}
            <th scope="col">on-primary on it</th>
          </tr>
        </thead>
        <tbody>
          {colorTokens.map((name) => (
            <tr key={name}>
              <th scope="row">
                <span className={classes['dot']} style={{ background: cssVar(name) }} /> {name}
              </th>
              <td>
                <code>{hexOf(colorOf(cssVar(name), declarations))}</code>
              </td>
              {GROUNDS.map((ground) => (
                <td key={ground}>{ratio(declarations, name, ground)}</td>
              ))}
              <td>{ratio(declarations, 'on-primary', name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Both themes beside each other, whatever the toolbar says. */
export const ThemesOfColors = () => (
  <div className={classes['themes']}>
    {THEMES.map((theme) => (
      <ThemeColors key={theme} theme={theme} />
    ))}
  </div>
);
