/** What each value of an enumeration is called in one language. A value without its word doesn't compile. */
export type Terms<Value extends string> = Readonly<Record<Value, string>>;

/** What a state means to whoever looks: nothing yet, under way, well, in want of somebody, wrong. A tone is never said alone. */
type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** The tone of each state. */
export type Tones<State extends string> = Readonly<Record<State, Tone>>;
