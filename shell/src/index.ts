import '@fio/design-system/styles.css';
import './shell.css';
import { rested } from './first/rested.ts';

// In tasks of their own, between which the browser answers.
await rested();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await rested();
await import(/* webpackMode: "eager" */ '@fio/platform/router');
await rested();
await import(/* webpackMode: "eager" */ '@fio/platform/api');
await rested();
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await rested();
start(document.getElementById('root') ?? document.body);
