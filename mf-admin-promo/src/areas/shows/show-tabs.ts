// One file for both: whoever opens one looks at the other.
export { ShowArt } from './show-art.tsx';
export { ShowPolls } from './show-polls.tsx';
