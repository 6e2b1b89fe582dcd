// First of all, for it must stand before anything sets the address of a script.
import './trusted-types/install.ts';
import '@fio/design-system/styles.css';
import './shell.css';
import { keepEarlyActs } from './page/early-acts.ts';
import { painted, rested } from './page/painted.ts';

// What the server has drawn is painted before any of our code runs, and the code begins piece by piece: a page that is
// only read is there at once, and what a person does before it answers is kept until it does. All of it is in this file.
const root = document.getElementById('root') ?? document.body;
const early = keepEarlyActs(root);
await painted();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await rested();
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await rested();
start(root, early);
