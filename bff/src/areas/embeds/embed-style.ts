import { readFileSync } from 'node:fs';
import { EMBED_GROUNDS, embedAccent, type EmbedLook } from '@fio/domain';

const SHEET = readFileSync(new URL('./browser/frame.css', import.meta.url), 'utf8');

/** Of the design system's two themes (tokens.css), what a widget needs. */
const THEMES = {
  light: `color-scheme:light;--line:#e4e0ee;--text:#1a1426;--muted:#655c7a`,
  dark: `color-scheme:dark;--line:#2e2445;--text:#f4f0fa;--muted:#a99fbf`,
} as const;

function variables(ground: keyof typeof THEMES, wanted: string | null): string {
  const { accent, on } = embedAccent(ground, wanted);
  const { surface } = EMBED_GROUNDS[ground];
  return `{${THEMES[ground]};--surface:${surface};--accent:${accent};--on-accent:${on}}`;
}

/** The whole style sheet of a widget of these looks: nothing of what was asked for but six digits gets into it. */
export function embedStyle({ theme, accent }: Pick<EmbedLook, 'theme' | 'accent'>): string {
  const [light, dark] = [variables('light', accent), variables('dark', accent)];
  if (theme === 'claro') return `:root${light}${SHEET}`;
  if (theme === 'escuro') return `:root${dark}${SHEET}`;
  return `:root${light}@media(prefers-color-scheme:dark){:root${dark}}${SHEET}`;
}
