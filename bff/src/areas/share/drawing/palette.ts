/** The dark theme's colours (the design system's tokens), for pixels. */
export const palette = {
  ground: '#0b0712',
  raised: '#1e1730',
  line: '#2e2445',
  text: '#f4f0fa',
  muted: '#a99fbf',
  primary: '#7c3aed',
  thread: '#b79cff',
  confirmed: '#4ade80',
  denied: '#fb7185',
  invented: '#b79cff',
} as const;
