/** What a browser says of itself, as far as its owner would put it; null for what it doesn't tell. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// In this order: each says it is one of those after it, too.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1] ?? null;

/** The device of a user-agent header. Names are the makers' own and the same in every language. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(BROWSERS, userAgent), system: nameIn(SYSTEMS, userAgent) };
}
